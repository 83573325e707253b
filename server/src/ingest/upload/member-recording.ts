import { because } from '@tv/contract/reasons/problem-reasons';
import { memberRecordingLimits } from '@tv/contract/limits/upload-limits';
import { Role } from '@tv/contract/enumerations';
import { hasAtLeast } from '@tv/contract/people/roles';
import type { Caller } from '../../platform/auth/caller.ts';
import { invalidField, Problem } from '../../platform/http/problem.ts';
import type { UploadDetails } from './db.ts';

/** Whether the caller brings in what they record for review, and nothing else: a member who manages nothing. */
export const recordsForReview = (caller: Caller): boolean =>
  caller.kind === 'person' && !hasAtLeast(caller.person.role, Role.ContentManager);

const isGiven = (value: unknown) => value !== undefined && !(Array.isArray(value) && value.length === 0);

/** What a member says of a recording, which becomes a draft for review. Throws 400 for what is for those who manage content. */
export function detailsOfMember(details: UploadDetails): UploadDetails {
  const { title, description, chapters, trim, isDraft: _isDraft, ...others } = details;
  const [name] = Object.entries(others).find(([, value]) => isGiven(value)) ?? [];
  if (name !== undefined) throw invalidField(name, because('recordings.forManagers'));
  return {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(chapters && { chapters }),
    ...(trim && { trim }),
    isDraft: true,
    isForReview: true,
  };
}

/** Throws 413 for a recording that is larger than members may send. */
export function refuseLargeRecording(sizeInBytes: number): void {
  if (sizeInBytes > memberRecordingLimits.size)
    throw new Problem(413, 0, because('recordings.tooLarge', { most: memberRecordingLimits.size }));
}
