import type { Attachment, MediaContent } from '@tv/contract/media-contents/media-content';
import { FileText } from 'lucide-react';
import { withMediaToken } from '@tv/client/lib/media-contents/address.ts';
import * as text from '@tv/strings/en/watch/watch.ts';
import styles from './attachments.module.css';
import { byteSize } from '@tv/strings/en/locale.ts';

export const Attachments = ({
  attachments,
  item,
}: {
  attachments: readonly Attachment[];
  item: MediaContent;
}) => (
  <section className={styles.attachments} aria-labelledby="attachments">
    <h2 className={styles.heading} id="attachments">
      {text.attachments}
    </h2>
    <ul className={styles.files}>
      {attachments.map(({ id, fileName, sizeInBytes, url }) => (
        <li key={id}>
          <a className={styles.file} href={withMediaToken(url, item)} download={fileName}>
            <FileText aria-hidden="true" size={20} />
            <span className={styles.fileName}>{fileName}</span>
            <span className={styles.size}>{byteSize(sizeInBytes)}</span>
          </a>
        </li>
      ))}
    </ul>
  </section>
);
