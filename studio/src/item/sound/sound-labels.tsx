import type { SoundTrack, SoundTrackChange } from '@tv/contract/media/sound-tracks';
import { useState, type FormEvent } from 'react';
import * as item from '@tv/strings/en/studio/item/item.ts';
import * as text from '@tv/strings/en/studio/item/sound.ts';
import { Button } from '@tv/ui/button.tsx';
import { DialogActions } from '@tv/ui/dialogs/dialog.tsx';
import { Select } from '@tv/ui/forms/select.tsx';
import { languageOptions } from '../../parts/captions/languages.ts';
import { TextField } from '@tv/ui/forms/text-field.tsx';
import style from './sound-tab.module.css';

/** Characters. */
export const longestSoundName = 80;

export const kindOptions = Object.entries(text.kinds).map(([value, name]) => ({ value, text: name }));

type SoundLabelsProps = {
  track: SoundTrack;
  onSave: (change: SoundTrackChange) => void;
  onCancel: () => void;
};

/** The name, the kind and the language of an added track. */
export function SoundLabels({ track, onSave, onCancel }: SoundLabelsProps) {
  const [name, setName] = useState(track.name);
  const [kind, setKind] = useState(String(track.kind));
  const [language, setLanguage] = useState(track.languageCode ?? 'en');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave({ kind: Number(kind), languageCode: language, ...(name.trim() && { name: name.trim() }) });
  };
  return (
    <form className={style.labels} onSubmit={submit}>
      <TextField label={text.name} value={name} maxLength={longestSoundName} onChange={setName} />
      <Select label={text.kind} value={kind} options={kindOptions} onChange={setKind} />
      <Select
        label={text.language}
        value={language}
        options={languageOptions([language])}
        onChange={setLanguage}
      />
      <DialogActions>
        <Button onClick={onCancel}>{item.cancel}</Button>
        <Button look="primary" type="submit">
          {text.save}
        </Button>
      </DialogActions>
    </form>
  );
}
