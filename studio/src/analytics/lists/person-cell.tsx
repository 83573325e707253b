import { nameOf } from '@tv/client/lib/session/person-name.ts';
import * as text from '@tv/strings/en/studio/analytics.ts';
import style from './lists.module.css';
import { apart } from '@tv/strings/en/locale.ts';

type Person = { email: string; firstName?: string; lastName?: string; isMember?: boolean };

/** The name of a person; in small letters the address, and that the person has left. */
export function PersonCell({ person }: { person: Person }) {
  const name = nameOf(person);
  const detail = [name !== person.email && person.email, person.isMember === false && text.left].filter(
    Boolean,
  );
  return (
    <span className={style.line} title={person.email}>
      <span className={style.name} dir="auto">
        {name}
      </span>
      {detail.length > 0 && <span className={style.hint}> {detail.map(apart).join(' · ')}</span>}
    </span>
  );
}
