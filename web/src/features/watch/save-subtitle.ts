import { fetchText } from '../../lib/api/call.ts';
import { toast } from '../../lib/layout/toasts.ts';
import * as text from '../../strings/en/downloads.ts';

/** Milliseconds that the browser may take to begin writing the file. */
const writing = 60_000;

/** Saves a subtitle as a file. It is fetched first: a link that fails would replace the page by an error. */
export async function saveSubtitle(address: string, fileName: string): Promise<void> {
  try {
    const file = new Blob([await fetchText(address)], { type: 'text/plain;charset=utf-8' });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = fileName;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), writing);
  } catch {
    toast(text.couldNotDownloadSubtitle);
  }
}

/** Of the item and its language, without what no file system takes. */
export const subtitleFileName = (title: string, languageCode: string, format: string) =>
  `${title.replace(/[\\/:*?"<>|\p{Cc}\s]+/gu, ' ').trim()}.${languageCode}.${format}`;
