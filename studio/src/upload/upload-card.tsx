import { ChevronDown, ChevronUp } from 'lucide-react';
import { memo, useState } from 'react';
import * as text from '@tv/strings/en/studio/content/upload.ts';
import { IconButton } from '@tv/ui/icon-button.tsx';
import style from './upload-card.module.css';
import type { UploadEntry } from './upload-entry.ts';
import { UploadForm } from './upload-form.tsx';
import { UploadRow } from './upload-row.tsx';

/** A file with its form. `isFolding`: the form is shown when it is asked for, because there are many. */
export const UploadCard = memo(({ entry, isFolding }: { entry: UploadEntry; isFolding: boolean }) => {
  const [isOpen, setOpen] = useState(() => location.hash === `#${entry.id}`);
  const hasForm = entry.state !== 'known';
  return (
    <li id={entry.id} className={style.card}>
      <UploadRow entry={entry}>
        {isFolding && hasForm && (
          <IconButton
            label={text.describe(entry.fileName)}
            aria-expanded={isOpen}
            size="small"
            side="end"
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? <ChevronUp /> : <ChevronDown />}
          </IconButton>
        )}
      </UploadRow>
      {isFolding && !isOpen && entry.form.title && <p className={style.title}>{entry.form.title}</p>}
      {hasForm && (!isFolding || isOpen) && <UploadForm entry={entry} />}
    </li>
  );
});
