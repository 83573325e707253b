import { toast } from '../../lib/toasts.ts';
import * as text from '../../strings/en/share.ts';

/** Copies through the clipboard, or, where the page may not use it, through the field that shows the text. */
export const copyText = async (copy: string, field: HTMLInputElement | HTMLTextAreaElement | null) => {
  const copied = await navigator.clipboard?.writeText(copy).then(
    () => true,
    () => false,
  );
  field?.select();
  const done = copied ?? (field !== null && document.execCommand('copy'));
  toast(done ? text.copied : text.notCopied);
};
