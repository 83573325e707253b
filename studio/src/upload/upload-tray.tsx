import { studioPath } from '@tv/contract/pages/studio-paths';
import { addSample, secondsLeft, type Sample } from '@tv/contract/formats/time-left';
import { ChevronDown, ChevronUp, PencilLine, X } from 'lucide-react';
import { memo, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { timeLeft } from '@tv/client/lib/format/durations.ts';
import * as text from '@tv/strings/en/studio/content/upload.ts';
import { IconButton, Tooltip } from '@tv/ui/icon-button.tsx';
import icon from '@tv/ui/icon-button.module.css';
import { cancelUpload } from './run-uploads.ts';
import { needsPerson } from './state-words.ts';
import { isUnderWay, type UploadEntry } from './upload-entry.ts';
import { UploadRow } from './upload-row.tsx';
import { useUploads } from './upload-store.ts';
import style from './upload-tray.module.css';

/** The uploads that are under way, at the corner of every page of the studio. It folds to a pill. */
export function UploadTray() {
  const entries = useUploads();
  const [isFolded, setFolded] = useState(false);
  const seconds = useTimeLeft(entries);
  if (entries.length === 0) return null;
  const isBusy = entries.some(isUnderWay);
  return (
    <section
      aria-label={text.uploads}
      className={[style.tray, isFolded && style.folded].filter(Boolean).join(' ')}
      data-region="uploads"
      tabIndex={-1}
    >
      <div className={style.head}>
        <h2 className={style.title}>{headingOf(entries)}</h2>
        <p className={style.left}>{isBusy && seconds !== undefined && timeLeft(seconds, 0)}</p>
        <IconButton
          label={isFolded ? text.unfold : text.fold}
          aria-expanded={!isFolded}
          size="small"
          side="end"
          onClick={() => setFolded(!isFolded)}
        >
          {isFolded ? <ChevronUp /> : <ChevronDown />}
        </IconButton>
        {!isBusy && (
          <IconButton
            label={text.closeList}
            size="small"
            side="end"
            onClick={() => entries.forEach(({ id }) => cancelUpload(id))}
          >
            <X />
          </IconButton>
        )}
      </div>
      {!isFolded && (
        <ul className={style.list}>
          {entries.map((entry) => (
            <TrayRow key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
    </section>
  );
}

const TrayRow = memo(({ entry }: { entry: UploadEntry }) => (
  <li>
    <UploadRow entry={entry}>
      <Tooltip tip={text.describe(entry.fileName)} side="end">
        <Link
          className={`${icon.button} ${icon.small}`}
          to={`${studioPath('upload')}#${entry.id}`}
          aria-label={text.describe(entry.fileName)}
        >
          <PencilLine />
        </Link>
      </Tooltip>
    </UploadRow>
  </li>
));

function headingOf(entries: readonly UploadEntry[]): string {
  const busy = entries.filter(isUnderWay).length;
  if (busy > 0) return text.uploadingOf(entries.length - busy + 1, entries.length);
  const waiting = entries.filter(needsPerson).length;
  return waiting > 0 ? text.needAttention(waiting) : text.allUploaded(entries.length);
}

/** Seconds until all bytes are sent, as fast as lately. */
function useTimeLeft(entries: readonly UploadEntry[]): number | undefined {
  const samples = useRef<Sample[]>([]);
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    const open = entries.filter(isUnderWay);
    const sent = entries.reduce((sum, { sentBytes }) => sum + sentBytes, 0);
    const rest = open.reduce((sum, { size, sentBytes }) => sum + size - sentBytes, 0);
    samples.current = addSample(samples.current, { at: performance.now(), done: sent });
    setLeft(open.length > 0 ? secondsLeft(samples.current, rest) : undefined);
  }, [entries]);
  return left;
}
