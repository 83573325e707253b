import { cutTime, uncutTime } from '@tv/contract/media/cuts';
import type { HeardWords } from '@tv/contract/captions/subtitle-drafts';
import type { Queries } from '../platform/db/database.ts';
import { findHeardWords } from './heard-words-db.ts';

/** The words that were heard in an item, at their times in the served version. Those that a cut left out are missing. */
export async function readHeardWords(db: Queries, mediaContentId: string): Promise<HeardWords> {
  const stored = await findHeardWords(db, mediaContentId);
  const found: HeardWords = { texts: [], startTimes: [] };
  for (const [index, text] of stored?.texts.entries() ?? []) {
    const { startTimes, file_cuts: from, shown_cuts: to } = stored!;
    const whole = uncutTime(from, startTimes[index]!);
    if (to.some((cut) => whole >= cut.from && whole < cut.to)) continue;
    found.texts.push(text);
    found.startTimes.push(cutTime(to, whole));
  }
  return found;
}
