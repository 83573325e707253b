import { useQueryClient } from '@tanstack/react-query';
import type { SubtitleCues, SubtitleDraft } from '@tv/contract/subtitle-drafts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { call, callTagged } from '../../lib/api/call.ts';
import { deviceStorage } from '../../lib/state/browser-storage.ts';
import { managedSubtitles, subtitleDrafts } from '../ui/caption-queries.ts';
import * as text from '../../strings/en/studio-captions.ts';
import type { CueEditor } from './cue-editor.ts';
import type { Cues } from './cues/change-cues.ts';
import { areAlike, mergeCues, type CueConflict } from './cues/merge-cues.ts';
import { editedCues, type CaptionsKey } from './queries.ts';
import { storageKey, storeUnsaved } from './unsaved-cues.ts';

/** Milliseconds after the last change until it is saved. */
const pause = 1000;

export type CueSaving =
  | { state: 'saved'; at?: Date }
  | { state: 'saving' }
  | { state: 'refused'; text: string }
  /** Somebody else changed some of the same cues meanwhile. */
  | { state: 'conflict'; conflicts: CueConflict[] };

const savedNow = (): CueSaving => ({ state: 'saved', at: new Date() });

type Read = { answer: SubtitleCues; tag: string | undefined };

/** Saves cues by themselves as a draft. Two people on different cues are merged; on the same cue the later one is asked. */
export function useSavedCues(editor: CueEditor, captions: CaptionsKey, read: Read) {
  const queryClient = useQueryClient();
  const [saving, setSaving] = useState<CueSaving>({ state: 'saved' });
  const [draft, setDraft] = useState<SubtitleDraft>(read.answer);
  /** What the service has, which changes are told from. */
  const base = useRef<{ cues: Cues; tag: string | undefined }>({ cues: read.answer.cues, tag: read.tag });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<void>>(undefined);
  const { id, languageCode, kind } = captions;
  const asked = { params: { id, languageCode }, query: { kind } };
  const ifMatch = () => (base.current.tag === undefined ? {} : { headers: { 'if-match': base.current.tag } });
  const isDirty = () => !areAlike(editor.get().history.cues, base.current.cues);

  const send = async (isAgain = false): Promise<void> => {
    const { history, regions } = editor.get();
    const { cues } = history;
    if (!isDirty()) return;
    setSaving({ state: 'saving' });
    try {
      const { answer, tag } = await callTagged(
        'PUT /Management/MediaContents/:id/Subtitles/:languageCode/Cues',
        {
          ...asked,
          ...ifMatch(),
          body: { cues: [...cues], regions: [...regions] },
        },
      );
      base.current = { cues, tag };
      deviceStorage.set(storageKey(captions), null);
      setDraft(answer);
      setSaving(savedNow());
    } catch (error) {
      if (error instanceof ApiError && error.status === 412 && !isAgain) return meet();
      storeUnsaved(captions, base.current.cues, cues);
      const reason = error instanceof ApiError ? error.reason : undefined;
      setSaving({ state: 'refused', text: reason ?? text.notSaved });
    }
  };

  /** Somebody else was faster: takes over the cues that they changed, and saves this person's. */
  const meet = async (): Promise<void> => {
    const { answer, tag } = await queryClient.fetchQuery({ ...editedCues(captions), staleTime: 0 });
    const before = base.current.cues;
    const { cues, conflicts } = mergeCues(before, editor.get().history.cues, answer.cues);
    base.current = { cues: answer.cues, tag };
    editor.replace(cues, answer.regions);
    if (conflicts.length === 0) return send(true);
    // What was just taken over is no change of this person: nothing is saved until they have chosen.
    clearTimeout(timer.current);
    setSaving({ state: 'conflict', conflicts });
  };

  const save = async (): Promise<void> => {
    clearTimeout(timer.current);
    await running.current;
    running.current = send().finally(() => {
      running.current = undefined;
    });
    await running.current;
  };

  /** After a conflict: saves this person's cues over the others', or takes the others'. */
  const settle = (choice: 'mine' | 'theirs') => {
    const conflicts = saving.state === 'conflict' ? saving.conflicts : [];
    if (choice === 'theirs') {
      const disputed = new Set(conflicts.map(({ key }) => key));
      const others = conflicts.flatMap(({ theirs }) => theirs ?? []);
      const rest = editor.get().history.cues.filter(({ key }) => !disputed.has(key));
      editor.replace(mergeCues([], rest, others).cues, editor.get().regions);
    }
    setSaving({ state: 'saved' });
    void save();
  };

  const publish = async (): Promise<SubtitleDraft> => {
    await save();
    if (isDirty()) throw new ApiError('not saved', { status: 0, reason: text.notSaved });
    const { answer, tag } = await callTagged(
      'POST /Management/MediaContents/:id/Subtitles/:languageCode/Cues/Publications',
      { ...asked, ...ifMatch() },
    );
    base.current = { ...base.current, tag };
    setDraft(answer);
    void queryClient.invalidateQueries({ queryKey: managedSubtitles(id).queryKey });
    void queryClient.invalidateQueries({ queryKey: subtitleDrafts(id).queryKey });
    return answer;
  };

  const discard = async (): Promise<void> => {
    clearTimeout(timer.current);
    await running.current;
    await call('DELETE /Management/MediaContents/:id/Subtitles/:languageCode/Cues', asked);
    deviceStorage.set(storageKey(captions), null);
    const { answer, tag } = await queryClient.fetchQuery({ ...editedCues(captions), staleTime: 0 });
    base.current = { cues: answer.cues, tag };
    editor.edit(answer.cues);
    setDraft(answer);
    setSaving({ state: 'saved' });
  };

  const later = useEffectEvent(() => {
    clearTimeout(timer.current);
    if (saving.state !== 'conflict') timer.current = setTimeout(() => void save(), pause);
  });
  const leave = useEffectEvent(() => {
    if (isDirty()) storeUnsaved(captions, base.current.cues, editor.get().history.cues);
    void save();
  });
  useEffect(() => {
    let { cues } = editor.get().history;
    const unsubscribe = editor.subscribe(() => {
      const now = editor.get().history.cues;
      if (now !== cues) later();
      cues = now;
    });
    const onLeave = () => leave();
    addEventListener('pagehide', onLeave);
    // What the page before could not save is in the editor already.
    onLeave();
    return () => {
      unsubscribe();
      removeEventListener('pagehide', onLeave);
      onLeave();
    };
  }, [editor]);
  return { saving, draft, save, settle, publish, discard };
}
