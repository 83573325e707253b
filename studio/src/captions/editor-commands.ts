import type { HeardWords } from '@tv/contract/captions/subtitle-drafts';
import { announce } from '@tv/client/lib/layout/announcer.ts';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import type { Player } from '@tv/player/create-player.ts';
import { cueIndexAt } from '@tv/player/captions/cues.ts';
import * as text from '@tv/strings/en/studio/item/captions.ts';
import { selectedKeys, type CueEditor } from './cue-editor.ts';
import {
  changeCue,
  check,
  deleteCues,
  insertCue,
  joinCues,
  shiftCues,
  splitCue,
  withTimes,
} from './cues/change-cues.ts';
import { faultsAt, repair } from './cues/check-cue.ts';
import { cueClock } from './cues/cue-clock.ts';
import { speakersOf } from './cues/cue-text.ts';
import { byHeardWords } from './cues/word-times.ts';

export type EditorCommands = ReturnType<typeof createCommands>;

/**
 * What keys, buttons and menus do with the cues and the player. Every change is said to screen readers. `heardWords` answers when
 * each word was said, where that is known.
 */
export function createCommands(
  editor: CueEditor,
  player: Player,
  heardWords: () => HeardWords | undefined = () => undefined,
) {
  const state = () => {
    const { history, active, anchor } = editor.get();
    const { cues } = history;
    const at = cues.findIndex(({ key }) => key === active);
    return { cues, at, cue: cues[at], anchor, keys: selectedKeys(editor.get()) };
  };
  const numberOf = (key: string) => editor.get().history.cues.findIndex((cue) => cue.key === key) + 1;

  /** Makes a cue active. A player that stands still goes to its start. */
  const go = (key: string | undefined, isExtending = false) => {
    editor.activate(key, isExtending);
    const { cue, keys } = state();
    if (cue && player.getState().paused && !isExtending) player.seekTo(cue.startTime);
    if (isExtending) announce(text.selected(keys.size));
  };
  const move = (by: number, isExtending = false) => {
    const { cues, at } = state();
    go(cues[Math.max(0, Math.min(cues.length - 1, at + by))]?.key, isExtending);
  };
  const edge = (which: 'startTime' | 'endTime') => {
    const { cues, cue } = state();
    if (!cue) return;
    editor.edit(
      changeCue(cues, cue.key, (each) => withTimes(each, { [which]: player.getState().currentTime })),
    );
    const changed = state();
    const words = which === 'startTime' ? text.startsAt : text.endsAt;
    announce(words(changed.at + 1, cueClock(changed.cue![which], 2)));
  };
  const tick = (isChecked?: boolean) => {
    const { cues, cue } = state();
    if (cue) editor.edit(check(cues, cue.key, isChecked ?? !cue.isChecked));
  };

  return {
    go,
    move,
    tick,
    startHere: () => edge('startTime'),
    endHere: () => edge('endTime'),
    checkAndGoOn() {
      const { cues, at } = state();
      tick(true);
      if (at + 1 < cues.length) move(1);
      else announce(text.allChecked);
    },
    /**
     * Splits the cue at an offset in its text, in characters. Without one: at the second of the player if that is within the
     * cue, else in the middle. Where the times of words are known, text and time are split between the same two words.
     */
    split(offset?: number) {
      const { cues, cue, at } = state();
      if (!cue) return;
      const { currentTime } = player.getState();
      const isInside = currentTime > cue.startTime && currentTime < cue.endTime;
      const middle = (cue.startTime + cue.endTime) / 2;
      const where = offset === undefined ? { second: isInside ? currentTime : middle } : { offset };
      const done = splitCue(cues, cue.key, byHeardWords(cue, heardWords(), where));
      if (!done) return toast(text.cannotSplit);
      editor.edit(done.cues, { active: done.key });
      announce(text.splitDone(at + 1, at + 2));
    },
    join() {
      const { cues, at, keys } = state();
      const chosen = keys.size > 1 ? keys : new Set(cues.slice(at, at + 2).map(({ key }) => key));
      const done = joinCues(cues, chosen);
      if (!done) return toast(text.cannotJoin);
      editor.edit(done.cues, { active: done.key });
      announce(text.joinDone(numberOf(done.key)));
    },
    insert() {
      const { cues } = state();
      const { currentTime } = player.getState();
      const before = cues[cueIndexAt(cues, currentTime)];
      // Inside another cue there is no room, so the new one begins after it.
      const second = before && before.endTime > currentTime ? before.endTime : currentTime;
      const done = insertCue(cues, second, before && speakersOf(before)[0]);
      editor.edit(done.cues, { active: done.key });
      announce(text.insertDone(numberOf(done.key)));
    },
    remove() {
      const { cues, keys } = state();
      if (keys.size === 0) return;
      editor.edit(deleteCues(cues, keys));
      toast(text.deleted(keys.size), { undo: () => editor.undo() });
    },
    nudge(seconds: number) {
      const { cues, keys } = state();
      editor.edit(shiftCues(cues, keys, seconds), { topic: 'nudge' });
      const { cue, at } = state();
      if (cue) announce(text.startsAt(at + 1, cueClock(cue.startTime, 2)));
    },
    repair() {
      const { cues, at } = state();
      const done = faultsAt(cues, at)
        .map((fault) => repair(cues, at, fault))
        .find((each) => each && each.kind !== 'delete');
      if (!done) return;
      editor.edit(done.cues);
      announce(text.repaired(1));
    },
    selectAll() {
      const { cues } = state();
      editor.activate(cues[0]?.key);
      editor.activate(cues.at(-1)?.key, true);
      announce(text.selected(cues.length));
    },
    /** Plays, or stops and makes the cue that is heard the active one. */
    togglePlay(isFollowing: boolean) {
      const { paused, currentTime } = player.getState();
      player.togglePlay();
      const { cues } = state();
      const heard = cues[cueIndexAt(cues, currentTime)];
      if (!paused && isFollowing && heard && heard.endTime > currentTime) editor.activate(heard.key);
    },
    playCue() {
      const { cue } = state();
      if (!cue) return;
      player.seekTo(cue.startTime);
      void player.play();
    },
    undo: () => announce(editor.undo() ? text.undone : ''),
    redo: () => announce(editor.redo() ? text.redone : ''),
  };
}
