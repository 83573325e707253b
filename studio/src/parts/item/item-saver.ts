import type { ManagedMediaContent } from '@tv/contract/media-contents/managed-media-content';
import { callTagged } from '@tv/client/lib/api/call.ts';
import { queryClient } from '@tv/client/lib/api/query-client.ts';
import { putManagedContents } from '@tv/client/lib/media-contents/managed.ts';
import { openSavers } from '../saving/open-savers.ts';
import { createSaver, type Saved, type Saver, type Saving } from '../saving/saver.ts';
import { changesOf, formOf, heldBack, type ItemForm } from './item-form.ts';
import { type FieldDispute, isSameForm, mergeForms } from './merge-forms.ts';
import { managedItem } from './queries.ts';
import { storeUnsavedFields, unsavedFields } from './unsaved-fields.ts';

/** Milliseconds after the last change until it is saved. */
const pause = 800;

export type ItemSaving = Saving<FieldDispute>;
export type ItemSaver = Saver<ItemForm, ManagedMediaContent, FieldDispute>;
export type ReadItem = { answer: ManagedMediaContent; tag: string | undefined };

const open = openSavers<ItemSaver>();

export const savedItem = ({ answer, tag }: ReadItem): Saved<ItemForm, ManagedMediaContent> => ({
  ...{ value: formOf(answer), tag, answer },
});

/**
 * Saves the fields of an item by themselves, wherever they are edited; only what was changed is sent. What could not be saved yet
 * outlasts a reload; a password does not. What somebody else changed meanwhile is taken over, and where both changed the same
 * field the person chooses.
 */
export function openItemSaver(read: ReadItem): ItemSaver {
  const { id } = read.answer;
  return open(id, (hold) =>
    createSaver<ItemForm, ManagedMediaContent, FieldDispute>(
      {
        differs: (mine, { value }) => !isSameForm(mine, value),
        isSendable: (mine, { answer }) => Object.keys(changesOf(mine, answer)).length > 0,
        merge: mergeForms,
        takeTheirs: (mine, { name, theirs }) => ({ ...mine, [name]: theirs }),
        async send(mine, { answer, tag }) {
          const saved = await callTagged('PATCH /Management/MediaContents/:id', {
            params: { id },
            body: changesOf(mine, answer),
            ...(tag && { headers: { 'if-match': tag } }),
          });
          queryClient.setQueryData(managedItem(id).queryKey, saved);
          putManagedContents([saved.answer]);
          return savedItem(saved);
        },
        afterSaving: (sent, { value }) => ({ ...value, ...heldBack(sent) }),
        read: async () => savedItem(await queryClient.fetchQuery({ ...managedItem(id), staleTime: 0 })),
        store: (unsaved) => storeUnsavedFields(id, unsaved),
      },
      savedItem(read),
      { pause, unsaved: unsavedFields(id, formOf(read.answer)), hold },
    ),
  );
}
