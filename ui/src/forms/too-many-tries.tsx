import { inMinutes } from '@tv/client/lib/forms/use-cooldown.ts';
import * as text from '@tv/strings/en/parts/form.ts';
import box from './field.module.css';

/** Beside the button of a form that was sent too often, until it may be sent again. `left` is in seconds. */
export const TooManyTries = ({ left }: { left: number }) =>
  left > 0 && (
    <p className={box.error} role="alert">
      {text.tooManyTries(inMinutes(left))}
    </p>
  );
