import { Fragment, type ReactNode } from 'react';
import * as text from '@tv/strings/en/studio/item/captions.ts';
import { textOf, type EditedCue } from '../cues/cue-text.ts';
import type { Match } from '../cues/find-cues.ts';
import style from './cue-list.module.css';

type CueWordsProps = { cue: EditedCue; marks: readonly Match[] | undefined; match: Match | undefined };

/** The text of a cue, its styles and what was found in it. */
export function CueWords({ cue, marks, match }: CueWordsProps) {
  if (textOf(cue).trim() === '') return <span className={style.none}>{text.noText}</span>;
  if (marks) return marked(textOf(cue), marks, match);
  return cue.runs.map(({ text: words, italic, bold, underline, ruby }, index) => {
    const look = [italic && style.italic, bold && style.bold, underline && style.underline].filter(Boolean);
    const shown = ruby ? `${words} (${ruby})` : words;
    return look.length > 0 ? (
      <span key={index} className={look.join(' ')}>
        {shown}
      </span>
    ) : (
      <Fragment key={index}>{shown}</Fragment>
    );
  });
}

function marked(words: string, marks: readonly Match[], match: Match | undefined): ReactNode[] {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const each of marks) {
    parts.push(words.slice(at, each.from));
    at = each.from + each.length;
    parts.push(
      <mark key={each.from} className={style.mark} data-current={each === match || undefined}>
        {words.slice(each.from, at)}
      </mark>,
    );
  }
  return [...parts, words.slice(at)];
}
