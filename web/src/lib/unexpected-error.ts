import { supportMail } from './support-mail.ts';
import { toast } from './toasts.ts';

/** The sentence for a failure that nobody foresaw; it ends in a way to ask for help where there is one. */
export function toastUnexpectedError(): void {
  const mail = supportMail();
  const sentence = 'Sorry, an unexpected error occured. Please try again later';
  if (mail) toast(`${sentence} or`, { link: { text: 'Contact support', href: `mailto:${mail}` } });
  else toast(`${sentence}.`);
}
