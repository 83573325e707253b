import { KeptNote } from '../saving/kept-note.tsx';
import { labels, wordsOf } from './field-words.ts';
import type { ItemForm } from './item-form.ts';
import { storeUnsavedFields, storedFields } from './unsaved-fields.ts';

/** What the person wrote of an item that is gone. */
export function KeptFields({ id }: { id: string }) {
  const mine = storedFields(id)?.mine ?? {};
  return (
    <KeptNote
      texts={(Object.keys(mine) as (keyof ItemForm)[])
        .filter((name) => name !== 'hasPassword')
        .map((name) => ({ label: labels[name], text: wordsOf(mine as ItemForm, name) }))}
      onDrop={() => storeUnsavedFields(id, undefined)}
    />
  );
}
