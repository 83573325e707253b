import { useQueryClient } from '@tanstack/react-query';
import type { ManagedMediaContent } from '@tv/contract/media-content';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/call.ts';
import { deviceStorage, readJson } from '../../lib/state/browser-storage.ts';
import * as text from '../../strings/en/studio-item.ts';
import { changesOf, formOf, type ItemForm } from './item-form.ts';
import { managedItem } from './queries.ts';

/** Milliseconds after the last change until it is saved. */
const pause = 800;

export type Saving =
  | { state: 'saved'; at?: Date }
  | { state: 'saving' }
  | { state: 'refused'; field: string | undefined; text: string };

const storageKey = (id: string) => `tv.studio-item ${id}`;

/** What a page before this one could not save any more. */
function unsavedOf(id: string): Partial<ItemForm> {
  const stored = readJson(deviceStorage, storageKey(id));
  return typeof stored === 'object' && stored !== null ? stored : {};
}

/** The fields of an item, saved by themselves. What could not be saved yet outlasts a reload; a password does not. */
export function useItemForm(item: ManagedMediaContent) {
  const queryClient = useQueryClient();
  const [form, setForm] = useState(() => ({ ...formOf(item), ...unsavedOf(item.id) }));
  const [saving, setSaving] = useState<Saving>({ state: 'saved' });
  const latest = useRef({ form, item });
  latest.current = { form, item };
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<void>>(undefined);

  const save = async (): Promise<void> => {
    clearTimeout(timer.current);
    await running.current;
    const { form: sent, item: read } = latest.current;
    const changes = changesOf(sent, read);
    if (Object.keys(changes).length === 0) return;
    setSaving({ state: 'saving' });
    running.current = call('PATCH /Management/MediaContents/:id', { params: { id: item.id }, body: changes })
      .then(
        (answer) => {
          latest.current.item = answer;
          queryClient.setQueryData(managedItem(item.id).queryKey, answer);
          void queryClient.invalidateQueries({ queryKey: ['managed-media-contents'], exact: true });
          // What was typed meanwhile stays; the password is known to nobody afterwards.
          if (latest.current.form === sent) {
            deviceStorage.set(storageKey(item.id), null);
            setForm(formOf(answer));
          }
          setSaving({ state: 'saved', at: new Date() });
        },
        (error: unknown) => {
          const isRefused = error instanceof ApiError && error.reason !== undefined;
          const field = isRefused ? error.exceptionData['field'] : undefined;
          setSaving({
            state: 'refused',
            field: typeof field === 'string' ? field : undefined,
            text: isRefused ? error.reason! : text.notSaved,
          });
        },
      )
      .finally(() => {
        running.current = undefined;
      });
    await running.current;
  };

  const change = (more: Partial<ItemForm>) => {
    const next = { ...latest.current.form, ...more };
    latest.current.form = next;
    setForm(next);
    const { password: _, ...stored } = next;
    deviceStorage.set(storageKey(item.id), JSON.stringify(stored));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), pause);
  };

  // What was left from the page before is saved now; what is left by this one, when it goes.
  useEffect(() => {
    void save();
    return () => void save();
    // oxlint-disable-next-line react/exhaustive-deps -- once a page
  }, []);
  return { form, saving, change, save };
}
