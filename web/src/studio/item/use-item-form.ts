import { useQueryClient } from '@tanstack/react-query';
import type { ManagedMediaContent } from '@tv/contract/managed-media-content';
import { useEffect, useState } from 'react';
import { callTagged } from '../../lib/api/call.ts';
import { putManagedContents } from '../../lib/media-contents/managed.ts';
import { useStore } from '../../lib/state/store.ts';
import { createSaver, type Saved, type Saving } from '../ui/saving/saver.ts';
import { changesOf, formOf, type ItemForm } from './item-form.ts';
import { type FieldDispute, mergeForms } from './merge-forms.ts';
import { managedItem } from './queries.ts';
import { storeUnsavedFields, unsavedFields } from './unsaved-fields.ts';

/** Milliseconds after the last change until it is saved. */
const pause = 800;

type Tagged = { answer: ManagedMediaContent; tag: string | undefined };

export type ItemSaving = Saving<FieldDispute>;

/** Requests under way, by item: its page may be opened again before the one before has saved. */
const requests = new Map<string, Promise<Saved<ItemForm, ManagedMediaContent>>>();

const savedOf = ({ answer, tag }: Tagged): Saved<ItemForm, ManagedMediaContent> => ({
  ...{ value: formOf(answer), tag, answer },
});

/**
 * The fields of an item, saved by themselves; only what was changed is sent. What could not be saved yet outlasts a reload; a
 * password does not. What somebody else changed meanwhile is taken over, and where both changed the same field the person chooses.
 */
export function useItemForm(read: Tagged) {
  const { id } = read.answer;
  const queryClient = useQueryClient();
  const send = async (mine: ItemForm, { answer, tag }: Saved<ItemForm, ManagedMediaContent>) => {
    const saved = await callTagged('PATCH /Management/MediaContents/:id', {
      params: { id },
      body: changesOf(mine, answer),
      ...(tag && { headers: { 'if-match': tag } }),
    });
    queryClient.setQueryData(managedItem(id).queryKey, saved);
    putManagedContents([saved.answer]);
    return savedOf(saved);
  };
  const [saver] = useState(() =>
    createSaver<ItemForm, ManagedMediaContent, FieldDispute>(
      {
        differs: (mine, { answer }) => Object.keys(changesOf(mine, answer)).length > 0,
        merge: mergeForms,
        takeTheirs: (mine, { name, theirs }) => ({ ...mine, [name]: theirs }),
        send(mine, base) {
          const request = send(mine, base).finally(() => requests.delete(id));
          requests.set(id, request);
          return request;
        },
        read: async () => savedOf(await queryClient.fetchQuery({ ...managedItem(id), staleTime: 0 })),
        store: (unsaved) => storeUnsavedFields(id, unsaved),
      },
      savedOf(read),
      { pause, unsaved: unsavedFields(id, formOf(read.answer)), earlier: () => requests.get(id) },
    ),
  );
  const { value: form, saving } = useStore(saver);
  useEffect(() => saver.start(), [saver]);
  // A step that was taken elsewhere on the page moved the item on.
  useEffect(() => saver.follow(savedOf(read)), [saver, read]);
  const change = (more: Partial<ItemForm>) => saver.change({ ...saver.get().value, ...more });
  return { form, saving, change, save: saver.save, settle: saver.settle };
}
