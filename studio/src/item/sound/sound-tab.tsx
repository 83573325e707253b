import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SoundTrack, SoundTrackChange } from '@tv/contract/media/sound-tracks';
import { Pencil, Trash2, VolumeX } from 'lucide-react';
import { useState } from 'react';
import { call } from '@tv/client/lib/api/call.ts';
import { languageName } from '@tv/client/lib/format/language-name.ts';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import * as item from '@tv/strings/en/studio/item/item.ts';
import * as text from '@tv/strings/en/studio/item/sound.ts';
import { Dialog } from '@tv/ui/dialogs/dialog.tsx';
import { IconButton } from '@tv/ui/icon-button.tsx';
import { Notice } from '@tv/ui/notice.tsx';
import { ConfirmDialog } from '@tv/ui/dialogs/confirm-dialog.tsx';
import { LinesSkeleton } from '@tv/ui/loading/lines-skeleton.tsx';
import { reasonOf } from '../../parts/problems/reason-of.ts';
import { noteWords, problemWords } from '../../parts/problems/reason-words.ts';
import { AddSound, type SendSound } from './add-sound.tsx';
import { shownItem } from '../../parts/item/shown-item.ts';
import { soundTracks } from '../queries.ts';
import { SoundLabels } from './sound-labels.tsx';
import style from './sound-tab.module.css';
import { percentWords } from '@tv/client/lib/format/percent-words.ts';
import { apart } from '@tv/strings/en/locale.ts';

type SoundTabProps = { id: string; mayEdit: boolean; send: SendSound };

/** The sound tracks of an item: those of its file, and those that people add, name, choose and remove. */
export function SoundTab({ id, mayEdit, send }: SoundTabProps) {
  const queryClient = useQueryClient();
  const { data: tracks } = useQuery(soundTracks(id));
  const [naming, setNaming] = useState<SoundTrack>();
  const [removing, setRemoving] = useState<SoundTrack>();
  const reload = () => {
    void queryClient.invalidateQueries({ queryKey: soundTracks(id).queryKey });
    void queryClient.invalidateQueries({ queryKey: shownItem(id).queryKey });
  };
  const changing = useMutation({
    mutationFn: ({ trackId, change }: { trackId: string; change: SoundTrackChange | undefined }) =>
      change
        ? call('PATCH /Management/MediaContents/:id/SoundTracks/:trackId', {
            params: { id, trackId },
            body: change,
          })
        : call('DELETE /Management/MediaContents/:id/SoundTracks/:trackId', { params: { id, trackId } }),
    onSettled: reload,
    onError: (error) => toast(reasonOf(error, item.unexpected)),
  });
  const change = (trackId: string, changed: SoundTrackChange | undefined) =>
    changing.mutate({ trackId, change: changed });
  if (!tracks) return <LinesSkeleton count={2} />;
  const ready = tracks.filter(({ state }) => state === 'ready');
  return (
    <div className={style.tab}>
      {tracks.length === 0 && <Notice icon={<VolumeX />} title={text.none} as="p" size="small" />}
      <ul aria-label={text.tracks}>
        {tracks.map((track) => (
          <li key={track.id} className={style.line}>
            <div className={style.words}>
              <p className={style.name} dir="auto">
                {track.name}
              </p>
              <p className={style.fact}>{factsOf(track)}</p>
              <State track={track} />
            </div>
            {ready.length > 1 && track.state === 'ready' && (
              <label className={style.first}>
                <input
                  type="radio"
                  name={`first-sound-${id}`}
                  aria-label={text.playFirst(track.name)}
                  checked={track.isDefault}
                  disabled={!mayEdit}
                  onChange={() => change(track.id, { isDefault: true })}
                />
                <span>{text.playsFirst}</span>
              </label>
            )}
            {mayEdit && track.isAdded && (
              <span className={style.actions}>
                <IconButton
                  label={text.edit(track.name)}
                  size="small"
                  side="end"
                  onClick={() => setNaming(track)}
                >
                  <Pencil />
                </IconButton>
                <IconButton
                  label={text.remove(track.name)}
                  size="small"
                  side="end"
                  onClick={() => setRemoving(track)}
                >
                  <Trash2 />
                </IconButton>
              </span>
            )}
          </li>
        ))}
      </ul>
      {mayEdit && <AddSound id={id} send={send} onAdded={reload} />}
      <Dialog isOpen={naming !== undefined} onClose={() => setNaming(undefined)} title={text.editTitle}>
        {naming && (
          <SoundLabels
            track={naming}
            onSave={(changed) => {
              setNaming(undefined);
              change(naming.id, changed);
            }}
            onCancel={() => setNaming(undefined)}
          />
        )}
      </Dialog>
      <ConfirmDialog
        isOpen={removing !== undefined}
        onClose={() => setRemoving(undefined)}
        title={text.remove(removing?.name ?? '')}
        text={text.removeSure}
        confirm={item.remove}
        onConfirm={async () => {
          if (removing) change(removing.id, undefined);
          return true;
        }}
      />
    </div>
  );
}

const factsOf = ({ kind, languageCode, isAdded }: SoundTrack): string =>
  [
    languageCode && languageName(languageCode),
    (text.kinds as Partial<Record<number, string>>)[kind],
    !isAdded && text.ofFile,
  ]
    .filter(Boolean)
    .map(apart)
    .join(' · ');

function State({ track: { state, progress, problem, note } }: { track: SoundTrack }) {
  const words = text.states[state];
  const shown = typeof words === 'function' ? words(percentWords(progress)) : words;
  const sentence = [shown, problem ? problemWords(problem) : note && noteWords(note)]
    .filter(Boolean)
    .join(': ');
  if (!sentence) return null;
  return (
    <p className={problem ? style.problem : style.fact} role="status">
      {sentence}
    </p>
  );
}
