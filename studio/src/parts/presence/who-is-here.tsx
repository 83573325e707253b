import type { PresentPerson } from '@tv/contract/people/presence';
import { useId, useState } from 'react';
import { languageName } from '@tv/client/lib/format/language-name.ts';
import { initials } from '@tv/client/lib/session/person-name.ts';
import { useStore } from '@tv/client/lib/state/store.ts';
import * as text from '@tv/strings/en/studio/presence.ts';
import { Tooltip } from '@tv/ui/icon-button.tsx';
import { othersHere } from './presence.ts';
import style from './who-is-here.module.css';
import { listed } from '@tv/strings/en/locale.ts';

/** Circles that are shown, and people who are read out at once. The others are a number. */
const most = 3;

/** Who else has this page open, and what they do there. Somebody who comes is read out. */
export function WhoIsHere() {
  const people = useStore(othersHere);
  return (
    <>
      <Arrivals people={people} />
      {people.length > 0 && <Here people={people} />}
    </>
  );
}

type HereProps = { people: readonly PresentPerson[] };

function Here({ people }: HereProps) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const shown = people.length > most + 1 ? people.slice(0, most) : people;
  const names = namesOf(people.map(({ person }) => person.name));
  return (
    <div className={style.here}>
      <Tooltip tip={shownWords(people)} side="end">
        <button
          type="button"
          className={style.people}
          aria-label={text.alsoHere(names)}
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          onClick={() => setOpen(!isOpen)}
          onBlur={() => setOpen(false)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || !isOpen) return;
            event.stopPropagation();
            setOpen(false);
          }}
        >
          {shown.map((each) => (
            <Circle key={each.person.id} of={each} />
          ))}
          {people.length > shown.length && (
            <span className={style.circle} data-initials={`+${people.length - shown.length}`} />
          )}
        </button>
      </Tooltip>
      {isOpen && (
        <ul id={listId} className={style.list} aria-label={text.people}>
          {people.map((each) => (
            <li key={each.person.id} className={style.entry}>
              <Circle of={each} />
              <span dir="auto">{sentenceOf(each)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const Circle = ({ of: { person, isEditing } }: { of: PresentPerson }) => (
  <span
    className={[style.circle, isEditing && style.editing].filter(Boolean).join(' ')}
    data-initials={initials(person.name)}
    aria-hidden="true"
  />
);

/** Says once who came. What somebody does later is in the list. */
function Arrivals({ people }: HereProps) {
  const [known, setKnown] = useState({ people, words: '' });
  if (known.people !== people) {
    const before = new Set(known.people.map(({ person }) => person.id));
    const came = people.filter(({ person }) => !before.has(person.id));
    const isNews = came.length > 0 || people.length === 0;
    setKnown({ people, words: isNews ? shownWords(came) : known.words });
  }
  return (
    <p role="status" className="visually-hidden">
      {known.words}
    </p>
  );
}

const shownWords = (people: readonly PresentPerson[]): string => namesOf(people.map(sentenceOf));

function namesOf(words: readonly string[]): string {
  const left = words.length - most;
  return listed([...words.slice(0, most), ...(left > 0 ? [text.more(left)] : [])]);
}

function sentenceOf({ person, part, languageCode, isEditing }: PresentPerson): string {
  if (part === 'review') return text.reviewing(person.name);
  const what = languageCode
    ? text.captionsIn(languageName(languageCode))
    : part
      ? text.parts[part]
      : text.thisPage;
  return (isEditing ? text.editing : text.lookingAt)(person.name, what);
}
