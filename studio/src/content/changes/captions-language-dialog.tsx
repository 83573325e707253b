import type { ManagedMediaContent } from '@tv/contract/media-contents/managed-media-content';
import { useState, type FormEvent } from 'react';
import { languageName } from '@tv/client/lib/format/language-name.ts';
import * as actions from '@tv/strings/en/parts/actions.ts';
import * as text from '@tv/strings/en/studio/content/changes.ts';
import { Button } from '@tv/ui/button.tsx';
import { Dialog, DialogActions } from '@tv/ui/dialogs/dialog.tsx';
import { Select } from '@tv/ui/forms/select.tsx';
import { languageOptions } from '../../parts/captions/languages.ts';
import { changeItems } from './change-items.ts';
import style from './captions-language-dialog.module.css';

type CaptionsLanguageDialogProps = { items: readonly ManagedMediaContent[]; onClose: () => void };

/** Labels the captions of many items with the language that they are in. */
export const CaptionsLanguageDialog = ({ items, onClose }: CaptionsLanguageDialogProps) => (
  <Dialog isOpen={items.length > 0} onClose={onClose} title={text.captionsLanguageOf}>
    <LanguageForm items={items} onClose={onClose} />
  </Dialog>
);

const has = (item: ManagedMediaContent, language: string) =>
  item.captions.some(({ languageCode }) => languageCode === language);

function LanguageForm({ items, onClose }: CaptionsLanguageDialogProps) {
  const there = [...new Set(items.flatMap(({ captions }) => captions.map((each) => each.languageCode)))];
  const [from, setFrom] = useState(there[0] ?? '');
  const targets = languageOptions(there).filter(({ value }) => value !== from);
  const [chosen, setTo] = useState('');
  const to = chosen === from ? '' : chosen;
  const labelled = items.filter((item) => has(item, from));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!to) return;
    onClose();
    void changeItems(labelled, { action: 'relabelCaptions', captions: { from, to } }, (count) =>
      text.captionsRelabelled(languageName(to), count),
    );
  };
  return (
    <form className={style.form} onSubmit={submit}>
      <Select
        label={text.captionsFrom}
        value={from}
        options={there.map((value) => ({ value, text: languageName(value) }))}
        onChange={setFrom}
      />
      <Select
        label={text.captionsTo}
        value={to}
        options={[{ value: '', text: text.chooseLanguage }, ...targets]}
        onChange={setTo}
      />
      <p className={style.help}>{text.captionsLanguageHelp}</p>
      <DialogActions>
        <Button look="neutral" onClick={onClose}>
          {actions.cancel}
        </Button>
        <Button look="primary" type="submit" disabled={!to}>
          {text.applyTo(labelled.length)}
        </Button>
      </DialogActions>
    </form>
  );
}
