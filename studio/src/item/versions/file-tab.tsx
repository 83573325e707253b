import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MediaVersion } from '@tv/contract/media/media-versions';
import { FileUp, RotateCcw, Trash2 } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { call } from '@tv/client/lib/api/call.ts';
import { shortDuration } from '@tv/client/lib/format/durations.ts';
import { shortMoment } from '@tv/client/lib/format/short-dates.ts';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import * as text from '@tv/strings/en/studio/item/versions.ts';
import * as item from '@tv/strings/en/studio/item/item.ts';
import { apart, byteSize, percent } from '@tv/strings/en/locale.ts';
import { Button } from '@tv/ui/button.tsx';
import { IconButton } from '@tv/ui/icon-button.tsx';
import { reasonOf } from '../../parts/problems/reason-of.ts';
import { noteWords } from '../../parts/problems/reason-words.ts';
import { FileInput } from '@tv/ui/forms/file-input.tsx';
import style from './file-tab.module.css';
import { managedSubtitles } from '../../parts/captions/caption-queries.ts';
import { shownItem } from '../../parts/item/shown-item.ts';
import { managedItem } from '../../parts/item/queries.ts';
import {
  type FileSender,
  findReplacing,
  followReplacing,
  replaceFile,
  stopReplacing,
} from './replace-file.ts';
import { isBeingMade, itemVersions, servedVersion } from './versions-query.ts';
import { VersionState } from './version-state.tsx';

type FileTabProps = { id: string; mayEdit: boolean; sender: FileSender };

/** The file of an item: replaced at the same address, and taken back. */
export function FileTab({ id, mayEdit, sender }: FileTabProps) {
  const queryClient = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const { data: versions = [] } = useQuery(itemVersions(id));
  const replacing = useSyncExternalStore(followReplacing, () => findReplacing(id));
  const served = servedVersion(versions);
  const reload = () => {
    for (const { queryKey } of [itemVersions(id), managedItem(id), shownItem(id), managedSubtitles(id)])
      void queryClient.invalidateQueries({ queryKey });
  };
  // Another version is served now, so the player and the fields are loaded again.
  useEffect(reload, [served?.id, id, queryClient]);
  const changing = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onSettled: reload,
    onError: (error) => toast(reasonOf(error, item.unexpected)),
  });
  const remove = ({ id: versionId }: MediaVersion, message?: string) =>
    changing.mutate(async () => {
      await call('DELETE /Management/MediaContents/:id/Versions/:versionId', { params: { id, versionId } });
      if (message) toast(message);
    });
  const again = (uploadId: string) =>
    changing.mutate(() =>
      call('POST /Management/MediaContents/:id/Versions', { params: { id }, body: { uploadId } }),
    );
  const takeBack = ({ id: versionId }: MediaVersion) =>
    changing.mutate(async () => {
      await call('POST /Management/MediaContents/:id/Versions/:versionId/Restorations', {
        params: { id, versionId },
      });
      toast(text.takenBack);
    });
  const others = versions.filter(({ state }) => state !== 'ready');
  const former = versions.filter(({ state, isCurrent }) => state === 'ready' && !isCurrent);
  return (
    <div className={style.tab}>
      {served && <Version version={served} facts={text.servedNow} />}
      {others.map((version) => (
        <VersionState
          key={version.id}
          version={version}
          onAgain={
            mayEdit && version.original?.id === version.id && version.state === 'failed'
              ? () => again(version.id)
              : undefined
          }
          onRemove={mayEdit ? () => remove(version) : undefined}
        />
      ))}
      {mayEdit && (
        <section className={style.replace}>
          <Button
            icon={<FileUp />}
            aria-disabled={versions.some(isBeingMade) || (replacing && replacing.state !== 'failed')}
            onClick={() => versions.some(isBeingMade) || input.current?.click()}
          >
            {text.replace}
          </Button>
          <FileInput ref={input} onChoose={([file]) => void replaceFile(id, file, sender).then(reload)} />
          <p className={style.help}>{text.replaceHelp}</p>
          <Sending replacing={replacing} onStop={() => stopReplacing(id)} />
        </section>
      )}
      {former.length > 0 && (
        <section aria-labelledby="studio-former" className={style.former}>
          <h2 id="studio-former" className={style.title}>
            {text.former}
          </h2>
          <ul>
            {former.map((version) => (
              <li key={version.id} className={style.line}>
                <Version
                  version={version}
                  facts={version.replacedDate && text.servedUntil(shortMoment(version.replacedDate))}
                />
                {mayEdit && (
                  <>
                    <Button
                      size="small"
                      look="neutral"
                      icon={<RotateCcw />}
                      aria-label={text.takeBackOf(nameOf(version))}
                      onClick={() => takeBack(version)}
                    >
                      {text.takeBack}
                    </Button>
                    <IconButton
                      label={text.removeVersion(nameOf(version))}
                      size="small"
                      side="end"
                      onClick={() => remove(version, text.removed)}
                    >
                      <Trash2 />
                    </IconButton>
                  </>
                )}
              </li>
            ))}
          </ul>
          <p className={style.help}>{text.formerHelp}</p>
        </section>
      )}
    </div>
  );
}

const nameOf = ({ original, cuts }: MediaVersion): string =>
  [original?.fileName ?? text.noOriginal, cuts.length > 0 ? text.cut(cuts.length) : '']
    .filter(Boolean)
    .join(', ');

function Version({ version, facts }: { version: MediaVersion; facts: string | undefined }) {
  const { original, by, createdDate, durationInSeconds, sizeInBytes, notes } = version;
  const bytes = sizeInBytes + (original?.sizeInBytes ?? 0);
  return (
    <div className={style.version}>
      <p className={style.name} dir="auto">
        {nameOf(version)}
      </p>
      <p className={style.facts}>
        {[
          facts,
          by ? text.madeOn(shortMoment(createdDate), by.name) : shortMoment(createdDate),
          shortDuration(durationInSeconds),
          bytes > 0 ? byteSize(bytes) : '',
        ]
          .filter(Boolean)
          .map(apart)
          .join(' · ')}
      </p>
      {version.isCurrent &&
        notes.map((note) => (
          <p key={note} className={style.note}>
            {noteWords(note)}
          </p>
        ))}
    </div>
  );
}

type SendingProps = { replacing: ReturnType<typeof findReplacing>; onStop: () => void };

function Sending({ replacing, onStop }: SendingProps) {
  if (!replacing) return null;
  if (replacing.state === 'failed')
    return (
      <p className={style.problem} role="alert">
        {replacing.problem}
      </p>
    );
  const done = percent(replacing.share);
  return (
    <div className={style.sending} role="status">
      <progress aria-label={text.replace} value={replacing.share} max={1} />
      <span>
        {replacing.isAway
          ? text.away
          : replacing.state === 'reading'
            ? text.reading(done)
            : text.sending(done)}
      </span>
      <Button size="small" look="neutral" onClick={onStop}>
        {text.stop}
      </Button>
    </div>
  );
}
