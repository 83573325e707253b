import type { Attachment, DemoItem } from './item.ts';
import { makePdf } from './pdf.ts';

const mimeTypes: Record<string, string> = {
  pdf: 'application/pdf',
  csv: 'text/csv',
  md: 'text/markdown',
};

const bytesOf = (attachment: Attachment): Buffer =>
  'text' in attachment ? Buffer.from(attachment.text) : makePdf(attachment.heading, attachment.paragraphs);

/** Files of the item's folder `attachments/`. */
export const attachmentFilesOf = (item: DemoItem): { fileName: string; mimeType: string; bytes: Buffer }[] =>
  item.attachments.map((attachment) => {
    const { fileName } = attachment;
    const mimeType = mimeTypes[fileName.slice(fileName.lastIndexOf('.') + 1)];
    if (!mimeType) throw new Error(`Add the media type of ${fileName} to demo/attachments.ts.`);
    return { fileName, mimeType, bytes: bytesOf(attachment) };
  });
