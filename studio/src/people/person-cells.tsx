import { ActiveState } from '@tv/contract/enumerations';
import type { ManagedPerson } from '@tv/contract/people/people';
import { ShieldCheck } from 'lucide-react';
import { agoWords } from '@tv/client/lib/format/ago.ts';
import { initials } from '@tv/client/lib/session/person-name.ts';
import { roleLabel } from '@tv/client/lib/support/support-mail.ts';
import * as text from '@tv/strings/en/studio/organization/people.ts';
import type { ListColumn } from '@tv/ui/table/list-table.tsx';
import style from './person-cells.module.css';
import { nameOf } from '@tv/client/lib/session/person-name.ts';
import { apart, listed } from '@tv/strings/en/locale.ts';

const isClosed = ({ status }: { status?: number }) => status === ActiveState.INACTIVE;

/** Initials in a circle, for the eye only: the name stands beside them. */
export const Initials = ({ name, isFaint = false }: { name: string; isFaint?: boolean }) => (
  <span
    className={[style.initials, isFaint && style.faint].filter(Boolean).join(' ')}
    data-initials={initials(name)}
    aria-hidden="true"
  />
);

/** What the person may do beside the role. */
function Rights({ person: { mayReview, categories } }: { person: ManagedPerson }) {
  const words = [
    mayReview && text.mayReview,
    categories.length > 0 && (
      <span key="categories" title={listed(categories.map(({ name }) => name))}>
        {text.categoriesOf(categories.length)}
      </span>
    ),
  ].filter(Boolean);
  if (words.length === 0) return null;
  return (
    <p className={style.detail}>
      {words.map((word, index) => (
        // Two at most, always in this order.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={index}>
          {index > 0 && ' · '}
          {word}
        </span>
      ))}
    </p>
  );
}

type NamedPerson = Pick<ManagedPerson, 'id' | 'email' | 'firstName' | 'lastName'> & { status?: number };

/** A person by name and address. */
export function PersonName({ person, you }: { person: NamedPerson; you?: string | undefined }) {
  const name = nameOf(person);
  return (
    <div className={style.person}>
      <Initials name={name} isFaint={isClosed(person)} />
      <div className={style.texts}>
        <p className={style.name} title={name}>
          <span dir="auto">{name}</span>
          {person.id === you && <span className={style.mark}>{text.you}</span>}
          {isClosed(person) && <span className={style.mark}>{text.inactive}</span>}
        </p>
        {name !== person.email && (
          <p className={style.detail} title={person.email}>
            {person.email}
          </p>
        )}
      </div>
    </div>
  );
}

const secondStepWords = ({ hasSecondStep }: ManagedPerson) =>
  hasSecondStep === undefined ? text.elsewhere : hasSecondStep ? text.hasSecondStep : text.noSecondStep;

const SecondStep = ({ person }: { person: ManagedPerson }) => (
  <span className={person.hasSecondStep ? style.guarded : style.plain}>
    {person.hasSecondStep && <ShieldCheck aria-hidden="true" />}
    {secondStepWords(person)}
  </span>
);

const visit = ({ lastVisitDate }: ManagedPerson) => (lastVisitDate ? agoWords(lastVisitDate) : text.never);

/** The columns of the list. `you`: the id of the person who reads it. */
export const personColumns = (you: string | undefined): ListColumn<ManagedPerson>[] => [
  {
    name: 'person',
    head: text.person,
    width: 'minmax(0, 1fr)',
    cell: (person) => <PersonName person={person} you={you} />,
  },
  {
    name: 'role',
    head: text.role,
    width: '200px',
    cell: (person) => (
      <>
        <p className={style.line}>{roleLabel(person.role)}</p>
        <Rights person={person} />
      </>
    ),
  },
  {
    name: 'secondStep',
    head: text.secondStep,
    width: '132px',
    cell: (person) => <SecondStep person={person} />,
  },
  {
    name: 'lastVisit',
    head: text.lastVisit,
    width: '96px',
    cell: (person) => <span className={style.plain}>{visit(person)}</span>,
  },
];

/** A member in the list of telephones. */
export const NarrowPerson = ({ person, you }: { person: ManagedPerson; you: string | undefined }) => (
  <>
    <PersonName person={person} you={you} />
    <p className={`${style.detail} ${style.below}`}>
      {[roleLabel(person.role), person.hasSecondStep && text.withSecondStep, visit(person)]
        .filter(Boolean)
        .map(apart)
        .join(' · ')}
    </p>
  </>
);
