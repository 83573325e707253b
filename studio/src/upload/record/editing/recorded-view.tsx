import { studioPath } from '@tv/contract/pages/studio-paths';
import type { Trim } from '@tv/contract/uploads/uploads';
import { CloudUpload, Download, FileText, RotateCcw, Trash2 } from 'lucide-react';
import { type ComponentProps, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { saveFile } from '@tv/client/lib/browser/save-file.ts';
import { spokenDuration } from '@tv/client/lib/format/durations.ts';
import * as text from '@tv/strings/en/studio/content/record.ts';
import { Button } from '@tv/ui/button.tsx';
import { ConfirmDialog, wasDone } from '@tv/ui/dialogs/confirm-dialog.tsx';
import { fieldsOfAudience } from '../../../parts/audience/audience.ts';
import { ItemFields } from '../../../parts/item/item-fields.tsx';
import { runUploads } from '../../run-uploads.ts';
import { emptyForm, shownFields, type UploadForm } from '../../upload-form-fields.ts';
import { addUploads } from '../../upload-store.ts';
import { RecordedChapters } from './recorded-chapters.tsx';
import { Problem } from '../record-controls.tsx';
import { deleteRecording, keyOf } from '../takes/announced-recording.ts';
import type { Recorded } from '../recorder-view.ts';
import { storeRecording } from '../takes/recordings-db.ts';
import { ReviewForm } from './review-form.tsx';
import { sendForReview } from './send-for-review.ts';
import { type MarkedChapter, titledChapters } from '../takes/take-clock.ts';
import { TrimFields } from './trim-fields.tsx';
import { trimOf } from './trim.ts';
import page from '../recording.module.css';
import style from './recorded-view.module.css';

type RecordedViewProps = {
  recorded: Recorded;
  /** Why it ended, where the person did not end it. */
  problem: string | undefined;
  /** It goes into review, by a member who manages nothing. */
  isForReview: boolean;
  onLeave: () => void;
};

/** What was recorded: to be looked at, trimmed, described and published, while it is uploaded. */
export function RecordedView({ recorded, problem, isForReview, onLeave }: RecordedViewProps) {
  const { recording, file } = recorded;
  const { seconds, hasPicture } = recording;
  const navigate = useNavigate();
  const [address] = useState(() => URL.createObjectURL(file));
  const [form, setForm] = useState<UploadForm>(() => ({ ...emptyForm, title: recording.title }));
  const [chapters, setChapters] = useState(recording.chapters);
  const [range, setRange] = useState({ from: 0, to: seconds });
  const [openDialog, setOpenDialog] = useState<'again' | 'remove'>();
  const [isBroken, setBroken] = useState(false);
  const [hasLength, setHasLength] = useState(false);
  const player = useRef<HTMLVideoElement>(null);
  const given = shownFields(form);
  const isTrimWrong = range.to - range.from < 0.1;
  const now = () => Math.min(seconds, player.current?.currentTime ?? 0);
  const seekTo = (second: number) => {
    if (player.current) player.current.currentTime = second;
  };
  const leave = async () => {
    recorded.stopSending();
    await deleteRecording(recording);
    recorded.letGo();
    URL.revokeObjectURL(address);
    onLeave();
  };
  const send = async (isPublished: boolean) => {
    if (isTrimWrong) return;
    await handOver(recorded, { form: { ...form, isPublished }, chapters, trim: trimOf(range, seconds) });
    onLeave();
    await navigate(studioPath('upload'));
  };
  const sendToReview: ComponentProps<typeof ReviewForm>['onSend'] = async (texts, watching) => {
    await sendForReview(recorded, { ...texts, chapters, trim: trimOf(range, seconds) }, watching);
    onLeave();
  };
  const more = (
    <>
      <Button icon={<Download />} onClick={() => saveFile(file, recording.fileName)}>
        {text.download}
      </Button>
      <Button icon={<RotateCcw />} onClick={() => setOpenDialog('again')}>
        {text.again}
      </Button>
      <Button icon={<Trash2 />} onClick={() => setOpenDialog('remove')}>
        {text.remove}
      </Button>
    </>
  );
  return (
    <div className={page.page}>
      <div className={page.main}>
        <h2 className={page.heading}>{text.recordedOf(spokenDuration(Math.max(1, seconds)))}</h2>
        <Problem text={problem} />
        {isBroken ? (
          <p className={page.help}>{text.onlyUploaded}</p>
        ) : (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- it was recorded a moment ago
          <video
            ref={player}
            className={hasPicture ? style.video : style.sound}
            aria-label={text.play}
            src={address}
            controls={hasLength}
            playsInline
            onLoadedMetadata={({ currentTarget }) => findLength(currentTarget, () => setHasLength(true))}
            onError={() => setBroken(true)}
          />
        )}
        <TrimFields range={range} seconds={seconds} now={now} onChange={setRange} onSeek={seekTo} />
        <RecordedChapters chapters={chapters} onChange={setChapters} onSeek={seekTo} />
      </div>
      {isForReview ? (
        <ReviewForm title={recording.title} mayHold={!isTrimWrong} onSend={sendToReview}>
          {more}
        </ReviewForm>
      ) : (
        <form
          className={page.side}
          aria-label={text.about}
          onSubmit={(event) => {
            event.preventDefault();
            void send(true);
          }}
        >
          <ItemFields
            value={given.value}
            fromCategory={given.fromCategory}
            errorOf={() => undefined}
            change={({ audience, forWhom, ...more }) =>
              setForm({
                ...form,
                ...more,
                ...(audience && fieldsOfAudience(audience)),
                ...(forWhom && { audience: forWhom }),
              })
            }
          />
          <p className={page.help}>{text.publishHelp}</p>
          <div className={page.buttons}>
            <Button type="submit" look="primary" icon={<CloudUpload />} aria-disabled={isTrimWrong}>
              {text.publish}
            </Button>
            <Button icon={<FileText />} aria-disabled={isTrimWrong} onClick={() => void send(false)}>
              {text.keepDraft}
            </Button>
            {more}
          </div>
        </form>
      )}
      <ConfirmDialog
        isOpen={openDialog !== undefined}
        title={openDialog === 'again' ? text.againTitle : text.removeTitle}
        text={text.removeText}
        confirm={openDialog === 'again' ? text.again : text.remove}
        onConfirm={() => wasDone(leave())}
        onClose={() => setOpenDialog(undefined)}
      />
    </div>
  );
}

/** What browsers record says no length. Chromium finds it when it is asked for a moment behind the end. */
function findLength(video: HTMLVideoElement, onFound: () => void): void {
  if (video.duration !== Infinity) return onFound();
  video.addEventListener('durationchange', () => (video.currentTime = 0), { once: true });
  // Until then its controls would show a length of years.
  video.addEventListener('seeked', onFound, { once: true });
  video.currentTime = 1e9;
}

type ItemTexts = { form: UploadForm; chapters: readonly MarkedChapter[]; trim: Trim | undefined };

/**
 * Gives a recording to the list of uploads, which sends what is missing, says its size and completes it. It stays on this device until
 * it has arrived.
 */
async function handOver(recorded: Recorded, { form, chapters, trim }: ItemTexts): Promise<void> {
  const { recording, file, stopSending, letGo } = recorded;
  stopSending();
  const titled = titledChapters(chapters);
  await storeRecording({ ...recording, isEnded: true, title: form.title, chapters: titled }).catch(() => {});
  addUploads([
    {
      file,
      captions: [],
      form,
      key: keyOf(recording.id),
      recording: { id: recording.id, chapters: titled, trim, letGo },
    },
  ]);
  runUploads();
}
