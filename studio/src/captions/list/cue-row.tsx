import { Check, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import * as text from '@tv/strings/en/studio/item/captions.ts';
import { charactersASecond, type Fault } from '../cues/check-cue.ts';
import { cueClock } from '../cues/cue-clock.ts';
import { speakerOf, type EditedCue } from '../cues/cue-text.ts';
import type { Match } from '../cues/find-cues.ts';
import type { EditorCommands } from '../editor-commands.ts';
import style from './cue-list.module.css';
import { CueWords } from './cue-words.tsx';

export type RowProps = {
  cue: EditedCue;
  at: number;
  languageCode: string;
  commands: EditorCommands;
  isSelected: boolean;
  beside: string | undefined;
  besideLanguage: string | undefined;
};

type CueRowProps = RowProps & {
  isHeard: boolean;
  fault: Fault | undefined;
  marks: readonly Match[] | undefined;
  match: Match | undefined;
};

/** A cue that is read. Pressing it makes it the active one; pressing its text also puts the cursor there. */
export const CueRow = memo(function CueRow(props: CueRowProps) {
  const { cue, at, languageCode, commands, isSelected, isHeard, fault, marks, match } = props;
  return (
    <div
      role="row"
      tabIndex={-1}
      aria-rowindex={at + 2}
      aria-selected={isSelected}
      className={style.row}
      data-selected={isSelected || undefined}
      data-heard={isHeard || undefined}
      onMouseDown={(event) => {
        event.preventDefault();
        const list = event.currentTarget.parentElement;
        const isText = event.target instanceof Element && event.target.closest('[data-text]');
        if (list && isText && !event.shiftKey) list.dataset['focus'] = 'text';
        if (!list?.contains(document.activeElement))
          list?.querySelector<HTMLElement>('[data-active]')?.focus();
        commands.go(cue.key, event.shiftKey);
      }}
    >
      <span role="gridcell" className={style.number}>
        {cue.isChecked && <Check role="img" aria-label={text.isChecked} />}
        {at + 1}
      </span>
      <span role="gridcell" className={style.times}>
        {cueClock(cue.startTime)} – {cueClock(cue.endTime)}
      </span>
      <span role="gridcell" className={style.speaker} dir="auto">
        {speakerOf(cue)}
      </span>
      <span role="gridcell" className={style.words} lang={languageCode} dir="auto" data-text>
        <CueWords cue={cue} marks={marks} match={match} />
      </span>
      <Beside {...props} />
      <span role="gridcell" className={style.speed} data-fault={fault}>
        {fault && <TriangleAlert role="img" aria-label={faultName(fault)} />}
        {fault !== 'empty' && text.speed(charactersASecond(cue))}
      </span>
    </div>
  );
});

const faultName = (fault: Fault) => text.found[fault](1);

export const Beside = ({ beside, besideLanguage }: Pick<RowProps, 'beside' | 'besideLanguage'>) =>
  besideLanguage !== undefined && (
    <span role="gridcell" className={style.beside} lang={besideLanguage} dir="auto">
      {beside}
    </span>
  );
