import { readProblem } from '@tv/contract/upload-problems';
import * as text from '../../strings/en/upload-problems.ts';

/** Why a file did not become an item, in the reader's language. A sentence that is not known stays as the service wrote it. */
export function problemWords(sentence: string): string {
  const problem = readProblem(sentence);
  if (!problem) return sentence;
  const { kind = '', made = '', whole = '', message = '' } = problem.values;
  const words = text.problems[problem.name];
  return typeof words === 'string' ? words : words({ kind: kindWords(kind), made, whole, message });
}

function kindWords(kind: string): string {
  const [, named] = /^of the kind "(.+)"$/.exec(kind) ?? [];
  if (named) return text.ofKind(named);
  return kind === 'of a kind that is not known' ? text.unknownKind : kind;
}
