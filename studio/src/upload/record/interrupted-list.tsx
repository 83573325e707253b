import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { byteSize } from '@tv/strings/en/locale.ts';
import { longDate } from '@tv/client/lib/format/dates.ts';
import { spokenDuration } from '@tv/client/lib/format/durations.ts';
import { timeOfDay } from '@tv/client/lib/format/time-of-day.ts';
import { saveFile } from '@tv/client/lib/browser/save-file.ts';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import type { CurrentUser } from '@tv/client/lib/session/current-user.ts';
import * as text from '@tv/strings/en/studio/content/record.ts';
import { Button } from '@tv/ui/button.tsx';
import { ConfirmDialog, wasDone } from '@tv/ui/dialogs/confirm-dialog.tsx';
import { deleteRecording } from './takes/announced-recording.ts';
import type { Recorder } from './recorder-view.ts';
import { heldRecordings, holdRecording } from './takes/recording-lock.ts';
import { listRecordings, readRecording, type StoredRecording } from './takes/recordings-db.ts';
import lines from '@tv/ui/page-section.module.css';
import page from './recording.module.css';

const listKey = ['recordings-on-device'];

/** The recordings that are still on this device: broken off, or not uploaded. */
export function InterruptedList({ user, recorder }: { user: CurrentUser; recorder: Recorder }) {
  const queries = useQueryClient();
  const [removed, setRemoved] = useState<StoredRecording>();
  const { data: found = [] } = useQuery({
    queryKey: [...listKey, user.id, user.organizationId],
    queryFn: async () => {
      const [stored, held] = await Promise.all([
        listRecordings(user.id, user.organizationId),
        heldRecordings(),
      ]);
      return stored.map((recording) => ({ recording, isHeld: held.has(recording.id) }));
    },
    staleTime: 0,
  });
  const reload = () => queries.invalidateQueries({ queryKey: listKey });
  if (found.length === 0) return null;
  const goOn = async (recording: StoredRecording) => {
    if (!(await recorder.reopen(recording))) await reload();
  };
  const remove = async (recording: StoredRecording) => {
    const letGo = await holdRecording(recording.id);
    if (letGo) await deleteRecording(recording);
    letGo?.();
    await reload();
  };
  return (
    <section className={page.block} aria-label={text.interrupted}>
      <h2 className={page.heading}>{text.interrupted}</h2>
      <p className={page.help}>{text.interruptedHelp}</p>
      <ul className={lines.list}>
        {found.map(({ recording, isHeld }) => {
          const { id, startedAt, isEnded, seconds, bytes } = recording;
          const length = seconds < 1 ? text.lessThanSecond : spokenDuration(seconds);
          return (
            <li key={id} className={lines.line}>
              <div className={lines.facts}>
                <p className={lines.name}>{isEnded ? text.unsentOf(length) : text.interruptedOf(length)}</p>
                <p className={lines.detail}>
                  {text.begun(longDate(new Date(startedAt).toISOString()), timeOfDay(new Date(startedAt)))} ·{' '}
                  {text.sizeOf(byteSize(bytes))}
                </p>
                {isHeld && <p className={lines.detail}>{text.elsewhere}</p>}
              </div>
              {!isHeld && (
                <div className={lines.buttons}>
                  <Button size="small" onClick={() => void goOn(recording)}>
                    {text.goOn}
                  </Button>
                  <Button size="small" onClick={() => void download(recording)}>
                    {text.download}
                  </Button>
                  <Button size="small" onClick={() => setRemoved(recording)}>
                    {text.remove}
                  </Button>
                </div>
              )}
            </li>
          );
        })}
      </ul>
      <ConfirmDialog
        isOpen={removed !== undefined}
        title={text.removeTitle}
        text={text.removeText}
        confirm={text.remove}
        onConfirm={() => wasDone(remove(removed!))}
        onClose={() => setRemoved(undefined)}
      />
    </section>
  );
}

async function download(recording: StoredRecording): Promise<void> {
  try {
    saveFile(await readRecording(recording), recording.fileName);
  } catch {
    toast(text.problems.failed);
  }
}
