import { useState } from 'react';
import * as actions from '@tv/strings/en/parts/actions.ts';
import { Button } from '../button.tsx';
import { DialogActions } from './dialog.tsx';
import { DialogForm } from './dialog-form.tsx';
import { TextField } from '../forms/text-field.tsx';

type TextDialogFormProps = {
  label: string;
  help: string;
  /** The text at first. */
  value?: string;
  /** Characters. */
  minLength?: number;
  maxLength: number;
  /** The word of the button that sends the text. */
  submit: string;
  isSending: boolean;
  /** Why the last try failed. */
  error: string | undefined;
  /** Gets the text without spaces around it. */
  onSubmit: (text: string) => void;
  onCancel: () => void;
};

/** The form of a dialog that asks for one text. */
export function TextDialogForm(props: TextDialogFormProps) {
  const { label, help, value = '', minLength = 1, maxLength, submit, isSending, error } = props;
  const [typed, type] = useState(value);
  const text = typed.trim();
  const maySend = text.length >= minLength && !isSending;
  return (
    <DialogForm onSubmit={() => maySend && props.onSubmit(text)}>
      <TextField
        label={label}
        value={typed}
        onChange={type}
        help={help}
        error={error}
        maxLength={maxLength}
      />
      <DialogActions>
        <Button onClick={props.onCancel}>{actions.cancel}</Button>
        <Button type="submit" look="primary" aria-disabled={!maySend}>
          {submit}
        </Button>
      </DialogActions>
    </DialogForm>
  );
}
