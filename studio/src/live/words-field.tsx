import { liveTalkLimits } from '@tv/contract/limits/live-talk-limits';
import { useState } from 'react';
import * as text from '@tv/strings/en/studio/live/talk.ts';
import { Button } from '@tv/ui/button.tsx';
import { TextField } from '@tv/ui/forms/text-field.tsx';
import style from './live.module.css';

const { refusedWord, refusedWords } = liveTalkLimits;

type WordsFieldProps = {
  help: string;
  words: readonly string[];
  isSaving: boolean;
  save: (words: string[]) => void;
};

/** Words that are refused, one a line, which are saved together. */
export function WordsField({ help, words, isSaving, save }: WordsFieldProps) {
  const [lines, setLines] = useState(words.join('\n'));
  const given = [...new Set(lines.split('\n').map((line) => line.trim()))].filter(Boolean);
  const isTooMuch = given.length > refusedWords || given.some((word) => word.length > refusedWord);
  const isReady = !isSaving && !isTooMuch && given.join('\n') !== words.join('\n');
  return (
    <form
      className={style.words}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) save(given);
      }}
    >
      <TextField
        label={text.refusedWords}
        help={help}
        error={isTooMuch ? text.tooManyWords(refusedWords, refusedWord) : undefined}
        lines={4}
        maxLength={refusedWords * (refusedWord + 1)}
        value={lines}
        onChange={setLines}
      />
      <div>
        <Button type="submit" size="small" aria-disabled={!isReady}>
          {text.saveWords}
        </Button>
      </div>
    </form>
  );
}
