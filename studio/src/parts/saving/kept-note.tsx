import { useState } from 'react';
import { copyText } from '@tv/client/lib/browser/copy-text.ts';
import * as text from '@tv/strings/en/studio/saving.ts';
import { Button } from '@tv/ui/button.tsx';
import field from '@tv/ui/forms/field.module.css';
import style from './kept-note.module.css';
import change from './others-change.module.css';

type KeptNoteProps = {
  /** What somebody wrote into something that is gone, by field. */
  texts: readonly { label: string; text: string }[];
  /** Removes it from this device. */
  onDrop: () => void;
};

/** Says that what was edited is gone, and has what was written into it, to be copied. Nothing where nothing was. */
export function KeptNote({ texts, onDrop }: KeptNoteProps) {
  const [isDropped, setDropped] = useState(false);
  if (isDropped || texts.length === 0) return null;
  const whole = texts.map((each) => each.text).join('\n\n');
  return (
    <section className={style.note} role="alert" aria-label={text.gone}>
      <p>{text.gone}</p>
      {texts.map((each) => (
        <label key={each.label} className={style.text}>
          {each.label}
          <textarea className={field.input} dir="auto" rows={3} readOnly value={each.text} />
        </label>
      ))}
      <div className={change.choice}>
        <Button onClick={() => void copyText(whole, text)}>{text.copyKept}</Button>
        <Button
          onClick={() => {
            onDrop();
            setDropped(true);
          }}
        >
          {text.dropKept}
        </Button>
      </div>
    </section>
  );
}
