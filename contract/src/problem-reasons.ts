import { inEnglish, type Given, type Reason } from './reason.ts';
import { applicationReasons } from './reasons/applications.ts';
import { archiveReasons } from './reasons/archive.ts';
import { captionReasons, type captionServiceReasons } from './reasons/captions.ts';
import { fileReasons, type uploadReasons } from './reasons/files.ts';
import { holdReasons } from './reasons/holds.ts';
import { itemReasons } from './reasons/items.ts';
import { keyReasons } from './reasons/keys.ts';
import { liveReasons } from './reasons/live.ts';
import { liveTalkReasons } from './reasons/live-talk.ts';
import { peopleReasons } from './reasons/people.ts';
import { requestReasons } from './reasons/requests.ts';
import { watchedReasons } from './reasons/watched.ts';

/** Every reason of a problem, with its English sentence. `reason` of a problem names it; clients may rely on names. */
export const problemReasons = {
  ...requestReasons,
  ...itemReasons,
  ...holdReasons,
  ...archiveReasons,
  ...fileReasons,
  ...captionReasons,
  ...peopleReasons,
  ...keyReasons,
  ...applicationReasons,
  ...watchedReasons,
  ...liveReasons,
  ...liveTalkReasons,
} as const;

export type ReasonName = keyof typeof problemReasons;
export type ProblemReason<Name extends ReasonName = ReasonName> = Reason & { name: Name };

/** Reasons whose sentences are stored, and read again by their tables. */
export type UploadReason = ProblemReason<keyof typeof uploadReasons>;
export type CaptionServiceReason = ProblemReason<keyof typeof captionServiceReasons>;

/** A reason with the values that its sentence takes. */
export const because = <Name extends ReasonName>(
  name: Name,
  ...[values]: Given<(typeof problemReasons)[Name]>
): ProblemReason<Name> => ({ name, values: values ?? {} });

/** The English sentence of a reason. */
export const sayReason = ({ name, values }: ProblemReason): string => inEnglish(problemReasons[name], values);
