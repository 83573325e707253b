import * as text from '@tv/strings/en/parts/unexpected.ts';
import { toast } from '../layout/toasts.ts';

/** The sentence for a failure that nobody foresaw; it ends in a way to ask for help where there is one. */
export function toastUnexpectedError(): void {
  void import('./support-mail.ts')
    .then(({ supportAddress }) => supportAddress())
    .catch(() => undefined)
    .then((support) => {
      if (support) toast(text.unexpectedOr, { link: { text: text.contactSupport, href: support } });
      else toast(text.unexpected);
    });
}
