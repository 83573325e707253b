import { sayReason, type ProblemReason } from '@tv/contract/reasons/problem-reasons';
import { note, atLine } from '@tv/contract/reasons/notes';
import type { CaptionFormat } from '@tv/contract/captions/caption-formats';
import type { Cues } from '@tv/contract/captions/cues';

/** What was read from a subtitle file, and in `notes` what was left out or assumed, a sentence each. */
export type SubtitleFile = Cues & { format: CaptionFormat; encoding: string; notes: string[] };

/** Why a subtitle file cannot be read. It travels between threads. */
export type SubtitleFault = { reason: ProblemReason; line?: number; notes?: readonly string[] };

/** A subtitle file that cannot be read. The message names the line and says what is wrong there. */
export class SubtitleProblem extends Error {
  override name = 'SubtitleProblem';
  fault: SubtitleFault;
  constructor(fault: SubtitleFault) {
    const { reason, line, notes = [] } = fault;
    const sentence = sayReason(reason);
    super([line === undefined ? sentence : atLine(line, sentence), ...notes].join(' '));
    this.fault = fault;
  }
}

export const problemAt = (line: number, reason: ProblemReason) => new SubtitleProblem({ reason, line });

const maxNotes = 20;

/** Collects notes; those of one kind are counted after the first few, so that an unusual file does not fill pages with them. */
export class Notes {
  readonly #texts: string[] = [];
  #more = 0;

  add(text: string): void {
    if (this.#texts.includes(text)) return;
    if (this.#texts.length < maxNotes) this.#texts.push(text);
    else this.#more += 1;
  }

  at(line: number, text: string): void {
    this.add(atLine(line, text));
  }

  all(): string[] {
    return this.#more > 0 ? [...this.#texts, note('note.more', { count: this.#more })] : this.#texts;
  }
}
