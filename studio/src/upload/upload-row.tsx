import {
  AudioLines,
  CircleCheck,
  Film,
  Pause,
  Play,
  RotateCw,
  TriangleAlert,
  WifiOff,
  X,
} from 'lucide-react';
import { studioPath } from '@tv/contract/pages/studio-paths';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router';
import * as text from '@tv/strings/en/studio/content/upload.ts';
import { IconButton } from '@tv/ui/icon-button.tsx';
import { ProgressBar } from '@tv/ui/loading/progress-bar.tsx';
import { cancelUpload, pauseUpload, resumeUpload } from './run-uploads.ts';
import { needsPerson, percent, sentShare, wordsOf } from './state-words.ts';
import { isUnderWay, type UploadEntry } from './upload-entry.ts';
import style from './upload-row.module.css';

/** One file, how far it is, and what can be done. `children` are at the row's end. */
export const UploadRow = memo(({ entry, children }: { entry: UploadEntry; children?: ReactNode }) => {
  const { id, fileName, state, isAway } = entry;
  const words = wordsOf(entry);
  const isSending = state === 'sending' && !isAway;
  return (
    <div className={style.row}>
      <Icon entry={entry} />
      <div className={style.middle}>
        <div className={style.name}>
          <span dir="auto" title={fileName}>
            {fileName}
          </span>
          {isSending && <span className={style.percent}>{percent(sentShare(entry))}</span>}
        </div>
        {isSending ? (
          <ProgressBar label={text.progressOf(fileName)} value={entry.sentBytes} max={entry.size} />
        ) : (
          <p className={[style.words, style[toneOf(entry)]].join(' ')}>{words}</p>
        )}
      </div>
      {children}
      {(state === 'done' || state === 'known') && entry.mediaContentId && (
        <Link className={style.open} to={studioPath('content/:id', { id: entry.mediaContentId })}>
          {text.open}
        </Link>
      )}
      {state === 'failed' && entry.file && (
        <IconButton label={text.retry(fileName)} size="small" side="end" onClick={() => resumeUpload(id)}>
          <RotateCw />
        </IconButton>
      )}
      {state === 'paused' && (
        <IconButton label={text.goOn(fileName)} size="small" side="end" onClick={() => resumeUpload(id)}>
          <Play />
        </IconButton>
      )}
      {state === 'sending' && (
        <IconButton label={text.pause(fileName)} size="small" side="end" onClick={() => pauseUpload(id)}>
          <Pause />
        </IconButton>
      )}
      <IconButton
        label={isUnderWay(entry) ? text.cancel(fileName) : text.takeOff(fileName)}
        size="small"
        side="end"
        onClick={() => cancelUpload(id)}
      >
        <X />
      </IconButton>
    </div>
  );
});

function toneOf(entry: UploadEntry): 'calm' | 'warning' | 'error' {
  if (entry.state === 'failed') return 'error';
  return entry.isAway || needsPerson(entry) ? 'warning' : 'calm';
}

function Icon({ entry }: { entry: UploadEntry }) {
  const tone = toneOf(entry);
  const classes = `${style.icon} ${style[tone]}`;
  if (tone === 'error' || entry.needsPerson) return <TriangleAlert className={classes} aria-hidden="true" />;
  if (tone === 'warning') return <WifiOff className={classes} aria-hidden="true" />;
  if (entry.isItem) return <CircleCheck className={`${style.icon} ${style.done}`} aria-hidden="true" />;
  const isSound = entry.file?.type.startsWith('audio/') ?? false;
  return isSound ? (
    <AudioLines className={classes} aria-hidden="true" />
  ) : (
    <Film className={classes} aria-hidden="true" />
  );
}
