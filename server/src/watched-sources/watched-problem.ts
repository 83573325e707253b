import { because, type ProblemReason, sayReason } from '@tv/contract/reasons/problem-reasons';
import type { ProblemBody } from '@tv/contract/fields';
import type { NoteOrSentence } from '@tv/sources/say';
import { SourceProblem } from '@tv/sources/source';
import { Problem } from '../platform/http/problem.ts';
import type { Log } from '../platform/log.ts';

/** Why a source or an item of it cannot be read, as a reason that the web says in the reader's language. */
export class WatchedProblem extends SourceProblem {
  reason: ProblemReason;
  constructor(reason: ProblemReason) {
    super({ sentence: sayReason(reason) });
    this.reason = reason;
  }
}

const longestSentence = 500;

/** Why something failed, to store. What is not meant for people is in the log alone. */
export function storedProblem(log: Log, problem: unknown): string {
  if (problem instanceof Problem) return JSON.stringify(problem.toBody());
  if (problem instanceof WatchedProblem) return JSON.stringify(bodyOf(problem.reason));
  if (problem instanceof SourceProblem) return JSON.stringify(unreadable(problem.message, problem.note));
  log.error({ err: problem }, 'looking at a watched source failed');
  return JSON.stringify(bodyOf(because('watched.broke')));
}

const bodyOf = (reason: ProblemReason): ProblemBody => ({
  errorCode: 0,
  message: sayReason(reason),
  reason: reason.name,
  ...(Object.keys(reason.values).length > 0 && { exceptionData: reason.values }),
});

/** What a reader says: in English, without the full stop that ends the whole, and its `note`, which is said in any language. */
function unreadable(sentence: string, note?: NoteOrSentence): ProblemBody {
  const body = bodyOf(
    because('watched.unreadable', { sentence: sentence.slice(0, longestSentence).replace(/\.$/, '') }),
  );
  return { ...body, exceptionData: { ...body.exceptionData, ...(note && { note }) } };
}

/** What `storedProblem` wrote. */
export function readProblem(stored: string): ProblemBody {
  try {
    return JSON.parse(stored) as ProblemBody;
  } catch {
    // Written before reasons were stored.
    return unreadable(stored);
  }
}
