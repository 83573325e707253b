import { useState } from 'react';
import { announce } from '@tv/client/lib/layout/announcer.ts';
import * as text from '@tv/strings/en/studio/item/captions.ts';
import { Button } from '@tv/ui/button.tsx';
import { Dialog, DialogActions } from '@tv/ui/dialogs/dialog.tsx';
import { Select } from '@tv/ui/forms/select.tsx';
import { TextField } from '@tv/ui/forms/text-field.tsx';
import { selectedKeys, type CueEditor } from '../cue-editor.ts';
import { shiftCues, stretchCues } from '../cues/change-cues.ts';
import { cueClock, readCueClock } from '../cues/cue-clock.ts';
import style from './form.module.css';

type DialogProps = { isOpen: boolean; onClose: () => void; editor: CueEditor };

/** Shifts or stretches the times of the selected cues, or of all. */
export const MoveDialog = (props: DialogProps) => (
  <Dialog isOpen={props.isOpen} onClose={props.onClose} title={text.moveTimes}>
    <MoveForm {...props} />
  </Dialog>
);

function MoveForm({ onClose, editor }: DialogProps) {
  const { cues } = editor.get().history;
  const selected = selectedKeys(editor.get());
  const [which, setWhich] = useState<'selected' | 'all'>(selected.size > 1 ? 'selected' : 'all');
  const keys = which === 'all' ? new Set(cues.map(({ key }) => key)) : selected;
  const chosen = cues.filter(({ key }) => keys.has(key));
  const [by, setBy] = useState('');
  const [edges, setEdges] = useState<{ start?: string; end?: string }>({});
  const start = edges.start ?? cueClock(chosen[0]?.startTime ?? 0, 2);
  const end = edges.end ?? cueClock(Math.max(0, ...chosen.map(({ endTime }) => endTime)), 2);
  const seconds = by.trim() === '' ? Number.NaN : Number(by.replace(',', '.').replace('−', '-'));
  const [from, to] = [readCueClock(start), readCueClock(end)];
  const isStretch = from !== undefined && to !== undefined && to > from;
  const done = (next: typeof cues) => {
    editor.edit(next);
    announce(text.selected(keys.size));
    onClose();
  };
  return (
    <div className={style.form}>
      <Select
        label={text.moveWhich}
        value={which}
        options={[
          { value: 'selected', text: text.whichSelected(selected.size) },
          { value: 'all', text: text.whichAll(cues.length) },
        ]}
        onChange={(next) => {
          setWhich(next);
          setEdges({});
        }}
      />
      <TextField
        label={text.shiftBy}
        value={by}
        onChange={setBy}
        help={text.shiftByHelp}
        maxLength={12}
        placeholder="0.5"
      />
      <DialogActions>
        <Button
          look="primary"
          aria-disabled={Number.isNaN(seconds)}
          onClick={() => !Number.isNaN(seconds) && done(shiftCues(cues, keys, seconds))}
        >
          {text.shift}
        </Button>
      </DialogActions>
      <TextField
        label={text.stretchFrom}
        value={start}
        onChange={(value) => setEdges({ ...edges, start: value })}
        error={from === undefined ? text.timeRefused : undefined}
        maxLength={16}
      />
      <TextField
        label={text.stretchTo}
        value={end}
        onChange={(value) => setEdges({ ...edges, end: value })}
        error={isStretch ? undefined : text.timeRefused}
        maxLength={16}
      />
      <DialogActions>
        <Button
          aria-disabled={!isStretch}
          onClick={() => isStretch && done(stretchCues(cues, keys, from, to))}
        >
          {text.stretch}
        </Button>
      </DialogActions>
    </div>
  );
}
