import { toast } from '../../lib/toasts.ts';

/** Copies through the clipboard, or, where the page may not use it, through the field that shows the text. */
export const copyText = async (text: string, field: HTMLInputElement | HTMLTextAreaElement | null) => {
  const copied = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  field?.select();
  const done = copied ?? (field !== null && document.execCommand('copy'));
  toast(done ? 'Link copied to clipboard' : 'Could not copy link at this time. Try again later');
};
