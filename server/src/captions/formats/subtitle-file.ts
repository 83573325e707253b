import type { Cues } from '@tv/contract/cues';
import type { SubtitleFormats } from '@tv/contract/enumerations';

export type SubtitleFormat = (typeof SubtitleFormats)[number];
/** SBV is read only. */
export type SourceFormat = SubtitleFormat | 'SBV';

/** What was read from a subtitle file, and in `notes` what was left out or assumed, a sentence each. */
export type SubtitleFile = Cues & { format: SourceFormat; encoding: string; notes: string[] };

/** A subtitle file that cannot be read. The message names the line and says what is wrong there. */
export class SubtitleProblem extends Error {
  override name = 'SubtitleProblem';
}

export const problemAt = (line: number, message: string) => new SubtitleProblem(`Line ${line}: ${message}`);

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
    this.add(`Line ${line}: ${text}`);
  }

  all(): string[] {
    return this.#more > 0
      ? [...this.#texts, `There are ${this.#more} more notes of this kind.`]
      : this.#texts;
  }
}
