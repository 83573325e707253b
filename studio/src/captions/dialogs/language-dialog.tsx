import { useState } from 'react';
import { useNavigate } from 'react-router';
import * as text from '@tv/strings/en/studio/item/captions.ts';
import { Button } from '@tv/ui/button.tsx';
import { Dialog, DialogActions } from '@tv/ui/dialogs/dialog.tsx';
import { Select } from '@tv/ui/forms/select.tsx';
import { captionKinds } from '../../parts/captions/caption-kinds.ts';
import { captionsPath } from '../../parts/captions/captions-path.ts';
import { languageOptions } from '../../parts/captions/languages.ts';
import style from './form.module.css';

type LanguageDialogProps = { isOpen: boolean; onClose: () => void; id: string };

/** Chooses the language of new captions. Captions of it that are there already are opened. */
export function LanguageDialog({ isOpen, onClose, id }: LanguageDialogProps) {
  const navigate = useNavigate();
  const [languages] = useState(() => languageOptions());
  const [language, setLanguage] = useState('en');
  const [kind, setKind] = useState(captionKinds[0]!.value);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={text.addLanguageTitle}>
      <div className={style.form}>
        <Select label={text.language} value={language} options={languages} onChange={setLanguage} />
        <Select label={text.kind} value={kind} options={captionKinds} onChange={setKind} />
      </div>
      <DialogActions>
        <Button onClick={onClose}>{text.cancel}</Button>
        <Button
          look="primary"
          onClick={() => {
            onClose();
            void navigate(captionsPath({ id, languageCode: language, kind: Number(kind) }));
          }}
        >
          {text.begin}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
