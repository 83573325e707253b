import { fetchText } from '@tv/client/lib/api/call.ts';
import { saveFile } from '@tv/client/lib/browser/save-file.ts';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import * as text from '@tv/strings/en/watch/downloads.ts';

/** Saves a subtitle as a file. It is fetched first: a link that fails would replace the page by an error. */
export async function saveSubtitle(address: string, fileName: string): Promise<void> {
  try {
    saveFile(new Blob([await fetchText(address)], { type: 'text/plain;charset=utf-8' }), fileName);
  } catch {
    toast(text.couldNotDownloadSubtitle);
  }
}

/** Of the item and its language, without what no file system takes. */
export const subtitleFileName = (title: string, languageCode: string, format: string) =>
  `${title.replace(/[\\/:*?"<>|\p{Cc}\s]+/gu, ' ').trim()}.${languageCode}.${format}`;
