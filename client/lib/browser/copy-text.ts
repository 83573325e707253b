import { toast } from '../layout/toasts.ts';

/** Copies through the clipboard, or, where the page may not use it, through the field that shows the text; and says what came of it. */
export const copyText = async (
  copy: string,
  says: { copied: string; notCopied: string },
  field: HTMLInputElement | HTMLTextAreaElement | null = null,
): Promise<void> => {
  const copied = await navigator.clipboard?.writeText(copy).then(
    () => true,
    () => false,
  );
  field?.select();
  const done = copied ?? (field !== null && document.execCommand('copy'));
  toast(done ? says.copied : says.notCopied);
};
