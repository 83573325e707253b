import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '../../lib/session/current-user.ts';
import * as fields from '../../strings/en/studio-fields.ts';
import * as text from '../../strings/en/studio-item.ts';
import { OthersChange } from '../ui/saving/others-change.tsx';
import style from './conflict-note.module.css';
import type { ItemForm } from './item-form.ts';
import type { FieldDispute } from './merge-forms.ts';
import { itemHistory } from './queries.ts';

type ConflictNoteProps = {
  id: string;
  form: ItemForm;
  disputes: readonly FieldDispute[];
  onSettle: (dispute: FieldDispute, choice: 'mine' | 'theirs') => void;
};

/** Two people changed the same fields: the one who comes later sees both texts of each, and chooses. */
export function ConflictNote({ id, form, disputes, onSettle }: ConflictNoteProps) {
  const me = useCurrentUser();
  const { data: entries } = useQuery({ ...itemHistory(id), refetchOnMount: 'always' });
  const last = entries?.find(({ person, actor }) => (person ?? actor) && person?.id !== me?.id);
  const changed = { by: last?.person?.name ?? last?.actor, at: last?.at };
  return (
    <section className={style.note} role="alert" aria-label={text.conflict}>
      <p>{text.conflict}</p>
      {disputes.map((dispute) => (
        <OthersChange
          key={dispute.name}
          changed={changed}
          label={labels[dispute.name]}
          mine={wordsOf(form, dispute.name)}
          theirs={wordsOf({ ...form, [dispute.name]: dispute.theirs }, dispute.name)}
          onSettle={(choice) => onSettle(dispute, choice)}
        />
      ))}
    </section>
  );
}

const labels: { [Name in keyof ItemForm]-?: string } = {
  title: fields.itemTitle,
  description: fields.description,
  tags: fields.tags,
  speakers: fields.speakers,
  categories: fields.categories,
  audience: fields.audience,
  password: text.password,
  hasPassword: text.password,
  linkEnds: text.linkEnds,
  originalDate: text.originalDate,
  chapters: text.tabs.chapters,
  isFeatured: text.featured,
  isPublicFeatured: text.publicFeatured,
  allowsDownload: text.download,
};

const onOrOff = (isOn: boolean | undefined) => (isOn ? text.on : text.off);
const audienceWords = { internal: fields.internal, unlisted: fields.unlisted, public: fields.everybody };

/** The value of a field in words. A password is never shown. */
function wordsOf(form: ItemForm, name: keyof ItemForm): string {
  switch (name) {
    case 'tags':
    case 'speakers':
      return form[name].join(', ') || '–';
    case 'categories':
      return form.categories.map((each) => each.name).join(', ') || '–';
    case 'chapters':
      return form.chapters.map(({ title }) => title).join(', ') || '–';
    case 'audience':
      return audienceWords[form.audience];
    case 'password':
      return onOrOff(form.hasPassword);
    case 'hasPassword':
    case 'isFeatured':
    case 'isPublicFeatured':
    case 'allowsDownload':
      return onOrOff(form[name]);
    default:
      return form[name] || '–';
  }
}
