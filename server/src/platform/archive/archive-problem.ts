import { inEnglish, type Sentence } from '../sentences.ts';

/** An archive cannot be read or written. The sentences say why; the message has them in English. */
export class ArchiveProblem extends Error {
  override name = 'ArchiveProblem';
  readonly sentences: readonly Sentence[];
  constructor(...sentences: Sentence[]) {
    super(sentences.map(inEnglish).join(' '));
    this.sentences = sentences;
  }
}
