import { useQueryClient } from '@tanstack/react-query';
import type { SubtitleCues, SubtitleDraft } from '@tv/contract/subtitle-drafts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { call, callTagged } from '../../lib/api/call.ts';
import { useKeyedValue } from '../../lib/state/use-keyed-value.ts';
import { createSaver, type Saved, type Saving } from '../ui/saving/saver.ts';
import { managedSubtitles, subtitleDrafts } from '../ui/caption-queries.ts';
import * as text from '../../strings/en/studio-captions.ts';
import type { CueEditor } from './cue-editor.ts';
import type { Cues } from './cues/change-cues.ts';
import { areAlike, mergeCues, type CueConflict } from './cues/merge-cues.ts';
import { editedCues, type CaptionsKey } from './queries.ts';
import { storeUnsavedCues, unsavedCues } from './unsaved-cues.ts';

/** Milliseconds after the last change until it is saved. */
const pause = 1000;

export type CueSaving = Saving<CueConflict>;

type Read = { answer: SubtitleCues; tag: string | undefined };

const savedOf = ({ answer, tag }: Read): Saved<Cues, Read['answer']> => ({ value: answer.cues, tag, answer });

/** Saves cues by themselves as a draft. Two people on different cues are merged; on the same cue the later one is asked. */
export function useSavedCues(editor: CueEditor, captions: CaptionsKey, read: Read) {
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState<SubtitleDraft>(read.answer);
  const { id, languageCode, kind } = captions;
  const asked = { params: { id, languageCode }, query: { kind } };
  const readAnew = async () =>
    savedOf(await queryClient.fetchQuery({ ...editedCues(captions), staleTime: 0 }));
  const saver = useKeyedValue(`${id} ${languageCode} ${kind}`, () =>
    createSaver<Cues, SubtitleCues, CueConflict>(
      {
        differs: (mine, { value }) => !areAlike(mine, value),
        merge(base, mine, theirs) {
          const { cues, conflicts } = mergeCues(base, mine, theirs);
          return { value: cues, disputes: conflicts };
        },
        takeTheirs: (mine, { key, theirs }) =>
          mergeCues(
            [],
            mine.filter((cue) => cue.key !== key),
            theirs ? [theirs] : [],
          ).cues,
        async send(mine, { answer, tag }) {
          const { regions } = editor.get();
          const saved = await callTagged('PUT /Management/MediaContents/:id/Subtitles/:languageCode/Cues', {
            ...asked,
            ...ifMatch(tag),
            body: { cues: [...mine], regions: [...regions] },
          });
          setDraft(saved.answer);
          return { value: mine, tag: saved.tag, answer: { ...answer, ...saved.answer } };
        },
        read: readAnew,
        store: (unsaved) => storeUnsavedCues(captions, unsaved),
      },
      savedOf(read),
      { pause, unsaved: unsavedCues(captions) },
    ),
  );
  // The cues are read where they are shown: the whole editor is not rendered for a letter.
  const saving = useSyncExternalStore(saver.subscribe, () => saver.get().saving);

  useEffect(() => {
    const cuesOf = () => editor.get().history.cues;
    // What others changed comes into the editor, and what is edited here goes to the service.
    const fromSaver = saver.subscribe(() => {
      if (saver.get().value !== cuesOf()) editor.replace(saver.get().value, saver.base().answer.regions);
    });
    const fromEditor = editor.subscribe(() => {
      if (saver.get().value !== cuesOf()) saver.change(cuesOf());
    });
    const end = saver.start();
    return () => {
      end();
      fromSaver();
      fromEditor();
    };
  }, [editor, saver]);

  const publish = async (): Promise<SubtitleDraft> => {
    await saver.save();
    if (saver.isDirty() || saver.get().saving.state === 'conflict')
      throw new ApiError('not saved', { status: 0, reason: text.notSaved });
    const { answer, tag } = await callTagged(
      'POST /Management/MediaContents/:id/Subtitles/:languageCode/Cues/Publications',
      { ...asked, ...ifMatch(saver.base().tag) },
    );
    saver.move(tag);
    setDraft(answer);
    void queryClient.invalidateQueries({ queryKey: managedSubtitles(id).queryKey });
    void queryClient.invalidateQueries({ queryKey: subtitleDrafts(id).queryKey });
    return answer;
  };

  const discard = async (): Promise<void> => {
    await call('DELETE /Management/MediaContents/:id/Subtitles/:languageCode/Cues', asked);
    const present = await readAnew();
    // It can be undone, as any other change.
    editor.edit(present.value);
    saver.replace(present);
    setDraft(present.answer);
  };

  /** Who saved the state that the service has. */
  const others = () => ({ at: saver.base().answer.changedAt });
  return { saving, draft, save: saver.save, settle: saver.settle, others, publish, discard };
}

const ifMatch = (tag: string | undefined) => (tag === undefined ? {} : { headers: { 'if-match': tag } });
