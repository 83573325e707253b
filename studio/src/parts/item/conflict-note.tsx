import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '@tv/client/lib/session/current-user.ts';
import * as text from '@tv/strings/en/studio/item/item.ts';
import { OthersChanges } from '../saving/others-changes.tsx';
import style from './conflict-note.module.css';
import { labels, wordsOf } from './field-words.ts';
import type { ItemForm } from './item-form.ts';
import type { FieldDispute } from './merge-forms.ts';
import { itemHistory } from './queries.ts';

type ConflictNoteProps = {
  id: string;
  form: ItemForm;
  disputes: readonly FieldDispute[];
  onSettle: (disputes: readonly FieldDispute[], choice: 'mine' | 'theirs') => void;
};

/** Two people changed the same fields: the one who comes later sees both texts of each, and chooses. */
export function ConflictNote({ id, form, disputes, onSettle }: ConflictNoteProps) {
  const me = useCurrentUser();
  const { data: entries } = useQuery({ ...itemHistory(id), refetchOnMount: 'always' });
  const last = entries?.find(({ person, actor }) => (person ?? actor) && person?.id !== me?.id);
  const changed = { by: last?.person?.name ?? last?.actor, at: last?.at };
  return (
    <OthersChanges
      className={style.note}
      words={text.conflict}
      disputes={disputes}
      most={disputes.length}
      textsOf={({ name, theirs }) => ({
        key: name,
        label: labels[name],
        mine: wordsOf(form, name),
        theirs: wordsOf({ ...form, [name]: theirs }, name),
      })}
      changed={changed}
      onSettle={onSettle}
    />
  );
}
