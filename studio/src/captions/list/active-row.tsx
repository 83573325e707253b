import { Check, TriangleAlert } from 'lucide-react';
import { useId, useRef } from 'react';
import { itemLimits } from '@tv/contract/limits/item-limits';
import { limits } from '@tv/contract/limits/limits';
import { fieldDirection } from '@tv/client/lib/browser/field-direction.ts';
import { useMediaQuery } from '@tv/client/lib/browser/use-media-query.ts';
import * as text from '@tv/strings/en/studio/item/captions.ts';
import { Button } from '@tv/ui/button.tsx';
import type { CueEditor } from '../cue-editor.ts';
import { changeCue, withTimes } from '../cues/change-cues.ts';
import { cueClock } from '../cues/cue-clock.ts';
import { charactersASecond, readable, repair, type Fault } from '../cues/check-cue.ts';
import { speakerOf, textOf, withSpeaker, withStyle, withText } from '../cues/cue-text.ts';
import style from './cue-list.module.css';
import { Beside, type RowProps } from './cue-row.tsx';
import { TimeField } from './time-field.tsx';

type ActiveRowProps = RowProps & { editor: CueEditor; speakers: readonly string[]; faults: readonly Fault[] };

const styleKeys = { i: 'italic', b: 'bold', u: 'underline' } as const;

/** The cue that is edited, with a field for each part, and what is wrong with it. */
export function ActiveRow(props: ActiveRowProps) {
  const { cue, at, languageCode, commands, isSelected, editor, speakers, faults } = props;
  const { key } = cue;
  const id = useId();
  const cues = () => editor.get().history.cues;
  const change = (topic: string, how: Parameters<typeof changeCue>[2]) =>
    editor.edit(changeCue(cues(), key, how), { topic: `${topic} ${key}` });
  const field = useRef<HTMLTextAreaElement>(null);
  const speed = charactersASecond(cue);
  const isTextOnly = useMediaQuery('(width < 768px)');

  const onTextKey = (event: React.KeyboardEvent<HTMLTextAreaElement>) => {
    const look = styleKeys[event.key.toLowerCase() as keyof typeof styleKeys];
    if (!look || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    change(`${look} ${selectionStart}`, (each) => withStyle(each, selectionStart, selectionEnd, look));
  };

  return (
    <div
      role="row"
      tabIndex={0}
      aria-rowindex={at + 2}
      aria-selected={isSelected}
      className={style.active}
      data-active
      data-selected
    >
      <span role="gridcell" className={style.number}>
        <button
          type="button"
          role="checkbox"
          aria-checked={cue.isChecked === true}
          aria-label={text.isChecked}
          className={style.tick}
          onClick={() => commands.tick()}
        >
          <Check aria-hidden="true" />
        </button>
        {at + 1}
      </span>
      <span role="gridcell" className={style.times}>
        {isTextOnly ? (
          `${cueClock(cue.startTime)} – ${cueClock(cue.endTime)}`
        ) : (
          <>
            <TimeField
              label={text.start}
              value={cue.startTime}
              onChange={(startTime, isStep) =>
                change(isStep ? 'start' : `start ${startTime}`, (each) => withTimes(each, { startTime }))
              }
            />
            <TimeField
              label={text.end}
              value={cue.endTime}
              onChange={(endTime, isStep) =>
                change(isStep ? 'end' : `end ${endTime}`, (each) => withTimes(each, { endTime }))
              }
            />
          </>
        )}
      </span>
      <span role="gridcell" className={style.speaker}>
        <input
          className={style.field}
          aria-label={text.speaker}
          dir={fieldDirection(speakerOf(cue))}
          list={`${id}-speakers`}
          value={speakerOf(cue)}
          maxLength={itemLimits.speaker}
          autoComplete="off"
          onChange={({ target }) => change('speaker', (each) => withSpeaker(each, target.value))}
          onBlur={({ target }) => change('speaker', (each) => withSpeaker(each, target.value.trimEnd()))}
        />
        <datalist id={`${id}-speakers`}>
          {speakers.map((speaker) => (
            <option key={speaker} value={speaker}>
              {speaker}
            </option>
          ))}
        </datalist>
      </span>
      <span role="gridcell" className={style.words}>
        <textarea
          ref={field}
          className={style.field}
          aria-label={text.cueText}
          aria-describedby={faults.length > 0 ? `${id}-faults` : undefined}
          lang={languageCode}
          dir={fieldDirection(textOf(cue))}
          rows={Math.max(2, textOf(cue).split('\n').length)}
          maxLength={limits.cueLength}
          spellCheck
          value={textOf(cue)}
          onKeyDown={onTextKey}
          onChange={({ target }) => change('text', (each) => withText(each, target.value))}
        />
      </span>
      <Beside {...props} />
      <span role="gridcell" className={style.speed} data-fault={faults.includes('fast') ? 'fast' : undefined}>
        {faults.includes('empty') ? '' : text.speed(speed)}
      </span>
      {faults.length > 0 && (
        <span role="gridcell" id={`${id}-faults`} className={style.faults}>
          {faults.map((fault) => (
            <FaultLine key={fault} fault={fault} speed={speed} editor={editor} at={at} />
          ))}
        </span>
      )}
    </div>
  );
}

type FaultLineProps = { fault: Fault; speed: number; editor: CueEditor; at: number };

/** One warning, and the button that repairs its cause. */
function FaultLine({ fault, speed, editor, at }: FaultLineProps) {
  const done = repair(editor.get().history.cues, at, fault);
  const words = {
    fast: text.faults.fast(speed, readable.charactersASecond),
    lines: text.faults.lines(readable.lines, readable.lineLength),
    overlap: text.faults.overlap,
    empty: text.faults.empty,
  }[fault];
  const repairWords =
    done?.kind === 'lengthen'
      ? text.repairs.lengthen(String(Math.round(done.seconds * 100) / 100))
      : done && text.repairs[done.kind];
  return (
    <span className={style.fault}>
      <TriangleAlert aria-hidden="true" />
      <span>{words}</span>
      {done && (
        <Button size="small" onClick={() => editor.edit(done.cues)}>
          {repairWords}
        </Button>
      )}
    </span>
  );
}
