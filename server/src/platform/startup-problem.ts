import { inEnglish, type Sentence } from './sentences.ts';

/** Something the person who starts the service can mend; its message is one sentence that says how. */
export class StartupProblem extends Error {
  override name = 'StartupProblem';
}

/** One that commands meet as well, with a setting, the database or the store: they say it in their reader's language. */
export class SettingProblem extends StartupProblem {
  readonly sentences: readonly Sentence[];
  constructor(...sentences: Sentence[]) {
    super(sentences.map(inEnglish).join(' '));
    this.sentences = sentences;
  }
}
