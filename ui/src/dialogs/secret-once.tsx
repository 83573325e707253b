import { Copy } from 'lucide-react';
import { useId, useRef } from 'react';
import { copyText } from '@tv/client/lib/browser/copy-text.ts';
import * as text from '@tv/strings/en/studio/item/fields.ts';
import { Button } from '../button.tsx';
import { DialogActions } from './dialog.tsx';
import field from '../forms/field.module.css';
import style from '../forms/form-field.module.css';
import secretStyle from './secret-once.module.css';

type SecretOnceProps = {
  label: string;
  /** That it is shown this once, and where it goes. */
  help: string;
  secret: string;
  /** Something beside it that is needed with it and is not secret. */
  beside?: { label: string; value: string };
  onDone: () => void;
};

/** A secret that the service tells once: to be copied before the dialog closes. */
export const SecretOnce = ({ label, help, secret, beside, onDone }: SecretOnceProps) => (
  <div className={secretStyle.secrets}>
    {beside && <Line label={beside.label} value={beside.value} />}
    <Line label={label} value={secret} help={help} />
    <DialogActions>
      <Button look="primary" onClick={onDone}>
        {text.done}
      </Button>
    </DialogActions>
  </div>
);

function Line({ label, value, help }: { label: string; value: string; help?: string }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={style.field}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <div className={secretStyle.line}>
        <input
          ref={input}
          id={id}
          className={field.input}
          dir="ltr"
          readOnly
          value={value}
          aria-describedby={`${id}-help`}
          onFocus={({ target }) => target.select()}
        />
        <Button
          icon={<Copy />}
          onClick={() =>
            void copyText(value, { copied: text.copied, notCopied: text.notCopied }, input.current)
          }
        >
          {text.copy}
          <span className="visually-hidden"> {label}</span>
        </Button>
      </div>
      <p id={`${id}-help`} className={style.help}>
        {help}
      </p>
    </div>
  );
}
