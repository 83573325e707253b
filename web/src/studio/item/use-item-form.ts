import { useQueryClient } from '@tanstack/react-query';
import type { ManagedMediaContent } from '@tv/contract/managed-media-content';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { callTagged } from '../../lib/api/call.ts';
import { putManagedContents } from '../../lib/media-contents/managed.ts';
import { deviceStorage, readJson } from '../../lib/state/browser-storage.ts';
import * as text from '../../strings/en/studio-item.ts';
import { changesOf, formOf, type ItemForm } from './item-form.ts';
import { managedItem } from './queries.ts';

/** Milliseconds after the last change until it is saved. */
const pause = 800;

type Tagged = { answer: ManagedMediaContent; tag: string | undefined };

export type Saving =
  | { state: 'saved'; at?: Date }
  | { state: 'saving' }
  | { state: 'refused'; field: string | undefined; text: string }
  /** Somebody else changed some of the same fields meanwhile. */
  | { state: 'conflict'; theirs: ManagedMediaContent };

const storageKey = (id: string) => `tv.studio-item ${id}`;

/** What a page before this one could not save any more. */
function unsavedOf(id: string): Partial<ItemForm> {
  const stored = readJson(deviceStorage, storageKey(id));
  return typeof stored === 'object' && stored !== null ? stored : {};
}

/**
 * The fields of an item, saved by themselves. What could not be saved yet outlasts a reload; a password does not. What
 * somebody else changed meanwhile is taken over, and where both changed the same field the person chooses.
 */
export function useItemForm(read: Tagged) {
  const { id } = read.answer;
  const queryClient = useQueryClient();
  const [form, setForm] = useState(() => ({ ...formOf(read.answer), ...unsavedOf(id) }));
  const [saving, setSaving] = useState<Saving>({ state: 'saved' });
  /** What the form was filled from, which its changes are told from. */
  const base = useRef(read);
  const latest = useRef(form);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<void>>(undefined);

  const show = (next: ItemForm) => {
    latest.current = next;
    setForm(next);
  };

  const taken = (answer: Tagged, sent: ItemForm) => {
    base.current = answer;
    queryClient.setQueryData(managedItem(id).queryKey, answer);
    putManagedContents([answer.answer]);
    // Text that was typed meanwhile stays.
    if (latest.current === sent) {
      deviceStorage.set(storageKey(id), null);
      show(formOf(answer.answer));
    }
    setSaving({ state: 'saved', at: new Date() });
  };

  const send = async (isAgain = false): Promise<void> => {
    const sent = latest.current;
    const { answer: before, tag } = base.current;
    const changes = changesOf(sent, before);
    if (Object.keys(changes).length === 0) return;
    setSaving({ state: 'saving' });
    try {
      const answer = await callTagged('PATCH /Management/MediaContents/:id', {
        params: { id },
        body: changes,
        ...(tag && { headers: { 'if-match': tag } }),
      });
      taken(answer, sent);
    } catch (error) {
      if (!(error instanceof ApiError) || error.reason === undefined)
        setSaving({ state: 'refused', field: undefined, text: text.notSaved });
      else if (error.status === 412 && !isAgain) await meet();
      else {
        const field = error.exceptionData['field'];
        setSaving({
          state: 'refused',
          field: typeof field === 'string' ? field : undefined,
          text: error.reason,
        });
      }
    }
  };

  /** Somebody else was faster: takes over what they changed, and saves what is this person's. */
  const meet = async (): Promise<void> => {
    const before = base.current.answer;
    const theirs = await queryClient.fetchQuery({ ...managedItem(id), staleTime: 0 });
    const mine = changesOf(latest.current, before);
    const others = changesOf(formOf(theirs.answer), before);
    base.current = theirs;
    if (Object.keys(mine).some((name) => name in others)) {
      setSaving({ state: 'conflict', theirs: theirs.answer });
      return;
    }
    show({ ...latest.current, ...changedFields(before, theirs.answer) });
    await send(true);
  };

  const save = async (): Promise<void> => {
    clearTimeout(timer.current);
    await running.current;
    running.current = send().finally(() => {
      running.current = undefined;
    });
    await running.current;
  };

  const change = (more: Partial<ItemForm>) => {
    const next = { ...latest.current, ...more };
    show(next);
    const { password: _, ...stored } = next;
    deviceStorage.set(storageKey(id), JSON.stringify(stored));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), pause);
  };

  /** After a conflict: saves this person's fields over the others', or takes the others'. */
  const settle = (choice: 'mine' | 'theirs') => {
    if (choice === 'theirs') {
      deviceStorage.set(storageKey(id), null);
      show(formOf(base.current.answer));
      setSaving({ state: 'saved' });
    } else void save();
  };

  // A step that was taken elsewhere on the page moved the item on; fields that nobody touched follow it.
  useEffect(() => {
    if (read.tag === base.current.tag || running.current) return;
    const before = base.current.answer;
    if (Object.keys(changesOf(latest.current, before)).length > 0) return;
    base.current = read;
    show(formOf(read.answer));
  }, [read]);

  // Changes that the page before left unsaved are saved now, those of this page when it goes.
  useEffect(() => {
    void save();
    return () => void save();
    // oxlint-disable-next-line react/exhaustive-deps -- once a page
  }, []);
  return { form, saving, change, save, settle };
}

/** The fields of the form that differ between two states of an item, as the later one has them. */
function changedFields(before: ManagedMediaContent, after: ManagedMediaContent): Partial<ItemForm> {
  const [one, other] = [formOf(before), formOf(after)];
  const names = Object.keys(other) as (keyof ItemForm)[];
  return Object.fromEntries(
    names
      .filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]))
      .map((name) => [name, other[name]]),
  );
}
