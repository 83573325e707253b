import { because, type ProblemReason, sayReason } from '@tv/contract/problem-reasons';
import type { Told } from '@tv/contract/fields';
import { SourceProblem } from '@tv/sources/source';
import { Problem } from '../platform/http/problem.ts';
import type { Log } from '../platform/log.ts';

/** Why a source or an item of it cannot be read, as a reason that the web says in the reader's language. */
export class WatchedProblem extends SourceProblem {
  reason: ProblemReason;
  constructor(reason: ProblemReason) {
    super(sayReason(reason));
    this.reason = reason;
  }
}

const longestSentence = 500;

/** Why something failed, to store. What is not meant for people is in the log alone. */
export function storedProblem(log: Log, problem: unknown): string {
  if (problem instanceof Problem) return JSON.stringify(problem.told());
  if (problem instanceof WatchedProblem) return JSON.stringify(toldOf(problem.reason));
  if (problem instanceof SourceProblem) return JSON.stringify(unreadable(problem.message));
  log.error({ err: problem }, 'looking at a watched source failed');
  return JSON.stringify(toldOf(because('watched.broke')));
}

const toldOf = (reason: ProblemReason): Told => ({
  errorCode: 0,
  message: sayReason(reason),
  reason: reason.name,
  ...(Object.keys(reason.values).length > 0 && { exceptionData: reason.values }),
});

/** A reader's own sentence, without the full stop that ends the whole. */
const unreadable = (sentence: string) =>
  toldOf(because('watched.unreadable', { sentence: sentence.slice(0, longestSentence).replace(/\.$/, '') }));

/** What `storedProblem` wrote. */
export function readProblem(stored: string): Told {
  try {
    return JSON.parse(stored) as Told;
  } catch {
    // Written before reasons were stored.
    return unreadable(stored);
  }
}
