import { useQueryClient } from '@tanstack/react-query';
import type { SubtitleCues } from '@tv/contract/captions/subtitle-drafts';
import { useEffect, useSyncExternalStore } from 'react';
import { ReasonError } from '../parts/problems/reason-of.ts';
import { call, callTagged } from '@tv/client/lib/api/call.ts';
import { queryClient } from '@tv/client/lib/api/query-client.ts';
import { useKeyedValue } from '@tv/client/lib/state/use-keyed-value.ts';
import { tellEditing } from '../parts/presence/presence.ts';
import { openSavers } from '../parts/saving/open-savers.ts';
import { createSaver, type Saved, type Saver, type Saving } from '../parts/saving/saver.ts';
import { managedSubtitles, subtitleDrafts } from '../parts/captions/caption-queries.ts';
import * as text from '@tv/strings/en/studio/item/captions.ts';
import type { CueEditor } from './cue-editor.ts';
import type { Cues } from './cues/change-cues.ts';
import { areAlike, changesOf, mergeCues, type CueConflict } from './cues/merge-cues.ts';
import { editedCues, type CaptionsKey } from './queries.ts';
import { useStoredUndo } from './use-stored-undo.ts';
import { storeUnsavedCues, unsavedCues } from './unsaved-cues.ts';

/** Milliseconds after the last change until it is saved. */
const pause = 1000;

export type CueSaving = Saving<CueConflict>;

type Read = { answer: SubtitleCues; tag: string | undefined };

const open = openSavers<Saver<Cues, SubtitleCues, CueConflict>>();

const savedOf = ({ answer, tag }: Read): Saved<Cues, SubtitleCues> => ({ value: answer.cues, tag, answer });

const callOf = ({ id, languageCode, kind }: CaptionsKey) => ({
  params: { id, languageCode },
  query: { kind },
});

const readAnew = async (captions: CaptionsKey) =>
  savedOf(await queryClient.fetchQuery({ ...editedCues(captions), staleTime: 0 }));

const openCueSaver = (captions: CaptionsKey, read: Read) =>
  open(`${captions.id} ${captions.languageCode} ${captions.kind}`, (hold) =>
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
        async send(mine, { value, answer, tag }) {
          const request = { ...callOf(captions), ...ifMatch(tag) };
          const changes = tag === undefined ? undefined : changesOf(value, mine);
          const saved = changes
            ? await callTagged('PATCH /Management/MediaContents/:id/Subtitles/:languageCode/Cues', {
                ...request,
                body: changes,
              })
            : await callTagged('PUT /Management/MediaContents/:id/Subtitles/:languageCode/Cues', {
                ...request,
                body: { cues: [...mine], regions: answer.regions },
              });
          return { value: mine, tag: saved.tag, answer: { ...answer, ...saved.answer } };
        },
        read: () => readAnew(captions),
        store: (unsaved) => storeUnsavedCues(captions, unsaved),
      },
      savedOf(read),
      { pause, unsaved: unsavedCues(captions), hold },
    ),
  );

/** Saves cues by themselves as a draft. Two people on different cues are merged; on the same cue the later one is asked. */
export function useSavedCues(editor: CueEditor, captions: CaptionsKey, read: Read) {
  const queries = useQueryClient();
  const { id, languageCode, kind } = captions;
  const saver = useKeyedValue(`${id} ${languageCode} ${kind}`, () => openCueSaver(captions, read));
  // The cues are read where they are shown: the whole editor is not rendered for a letter.
  const saving = useSyncExternalStore(saver.subscribe, () => saver.get().saving);
  const draft = useSyncExternalStore(saver.subscribe, () => saver.get().base.answer);

  useEffect(() => {
    const cuesOf = () => editor.get().history.cues;
    // What others changed comes into the editor, and what is edited here goes to the service.
    const intoEditor = () => {
      const { value, base } = saver.get();
      if (value !== cuesOf()) editor.replace(value, base.answer.regions);
    };
    const fromSaver = saver.subscribe(intoEditor);
    const fromEditor = editor.subscribe(() => {
      if (saver.get().value === cuesOf()) return;
      saver.change(cuesOf());
      tellEditing();
    });
    // A page before this one may still save.
    intoEditor();
    const end = saver.start();
    return () => {
      end();
      fromSaver();
      fromEditor();
    };
  }, [editor, saver]);
  useEffect(() => saver.follow(savedOf(read)), [saver, read]);
  useStoredUndo(editor, captions);

  /** Rejects where something cannot be saved now. */
  const saveAll = async (): Promise<void> => {
    if (!(await saver.save())) throw new ReasonError(text.notSaved);
  };

  const publish = async (): Promise<void> => {
    await saveAll();
    const { base } = saver.get();
    const { answer, tag } = await callTagged(
      'POST /Management/MediaContents/:id/Subtitles/:languageCode/Cues/Publications',
      { ...callOf(captions), ...ifMatch(base.tag) },
    );
    saver.move({ tag, answer: { ...base.answer, ...answer } });
    void queries.invalidateQueries({ queryKey: managedSubtitles(id).queryKey });
    void queries.invalidateQueries({ queryKey: subtitleDrafts(id).queryKey });
  };

  const discard = async (): Promise<void> => {
    await call('DELETE /Management/MediaContents/:id/Subtitles/:languageCode/Cues', callOf(captions));
    const present = await readAnew(captions);
    // It can be undone, as any other change.
    editor.edit(present.value);
    saver.replace(present);
  };

  /** Who saved the state that the service has. */
  const others = { at: draft.changedAt, by: draft.changedBy?.name };
  return { saving, draft, save: saveAll, settle: saver.settle, others, publish, discard };
}

const ifMatch = (tag: string | undefined) => (tag === undefined ? {} : { headers: { 'if-match': tag } });
