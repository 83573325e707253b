import { because, type CaptionServiceReason } from '@tv/contract/reasons/problem-reasons';
import type { Database } from '../platform/db/database.ts';
import { type RequestRow, writeProgress } from './requests-db.ts';
import { ServiceFailure } from './service-failure.ts';
import { findOrganizationCaptions } from './settings-db.ts';

/** The request was cancelled while it was worked on. */
export class Cancelled extends Error {
  override name = 'Cancelled';
}

/** The request can never be fulfilled, so it is not retried. The message is a sentence for people. */
export const impossible = (reason: CaptionServiceReason) =>
  new ServiceFailure(reason, 'impossible', { isLasting: true });

/**
 * To be called before anything is sent, with how far the request is, from 0 to 1. Throws where the request was cancelled, and where
 * the organization does not allow captions by machine any more. Answers the organization's glossary.
 */
export async function beforeSending(
  db: Database,
  request: RequestRow,
  progress: number,
): Promise<{ glossary: string[] }> {
  const { isAllowed, glossary } = await findOrganizationCaptions(db, request.organization_id);
  if (!isAllowed) throw impossible(because('captions.notAllowedAnyMore'));
  if (!(await writeProgress(db, request.id, progress))) throw new Cancelled();
  return { glossary };
}
