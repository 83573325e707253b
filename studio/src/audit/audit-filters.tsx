import { useQuery } from '@tanstack/react-query';
import type { AuditEntry } from '@tv/contract/organization/audit';
import { useState, type RefObject } from 'react';
import * as text from '@tv/strings/en/studio/organization/audit.ts';
import * as filterText from '@tv/strings/en/studio/content/filters.ts';
import field from '@tv/ui/forms/field.module.css';
import { FilterBar, useFilterPickerAnchor } from '@tv/ui/filters/filter-bar.tsx';
import { Picker } from '@tv/ui/pickers/lazy-picker.tsx';
import { PersonPicker } from '../parts/pickers/person-picker.tsx';
import { type AuditAddress, maxActions } from './audit-address.ts';
import style from './audit-log.module.css';
import { auditActions } from './queries.ts';
import { actionWords } from './audit-words.ts';

type AuditFiltersProps = {
  organizationId: string;
  address: AuditAddress;
  /** Loaded lines: they know addresses of people. */
  lines: readonly AuditEntry[];
  from: RefObject<HTMLInputElement | null>;
  onChange: (change: Partial<AuditAddress>) => void;
};

const names = ['who', 'what'] as const;
const labels = { who: text.who, what: text.what };
/** Actions that a chip names; of the others it tells how many they are. */
const named = 2;

/** Who, what and when. */
export function AuditFilters({ organizationId, address, lines, from, onChange }: AuditFiltersProps) {
  const { actions, personId } = address;
  const [chosen, setChosen] = useState<{ id: string; name: string }>();
  const personText =
    (chosen?.id === personId && chosen.name) ||
    lines.find((line) => line.personId === personId)?.email ||
    filterText.someone;
  const more = actions.length - named;
  const actionText =
    actions.slice(0, named).map(actionWords).join(filterText.and) +
    (more > 0 ? ` ${filterText.more(more)}` : '');
  return (
    <div className={style.filters}>
      <FilterBar
        names={names}
        labels={labels}
        chosenText={(name) => (name === 'what' ? actionText : personId && personText)}
        picker={(name) =>
          name === 'what' ? (
            <Actions
              organizationId={organizationId}
              chosen={actions}
              onChange={(next) => onChange({ actions: next })}
            />
          ) : (
            <Person
              chosen={personId}
              onChoose={(id, name) => {
                setChosen({ id, name });
                onChange({ personId: id });
              }}
            />
          )
        }
        onRemove={(name) => onChange(name === 'what' ? { actions: [] } : { personId: '' })}
      />
      <div className={style.days}>
        <Day ref={from} label={text.from} value={address.from} onChange={(day) => onChange({ from: day })} />
        <Day label={text.until} value={address.until} onChange={(day) => onChange({ until: day })} />
      </div>
    </div>
  );
}

type ActionsProps = {
  organizationId: string;
  chosen: readonly string[];
  onChange: (actions: string[]) => void;
};

function Actions({ organizationId, chosen, onChange }: ActionsProps) {
  const [typed, type] = useState('');
  const { data: actions, isError } = useQuery(auditActions(organizationId));
  const options = (actions ?? [])
    .map((action) => ({ value: action, text: actionWords(action), isChosen: chosen.includes(action) }))
    .filter((option) => option.text.toLowerCase().includes(typed.trim().toLowerCase()));
  return (
    <Picker
      label={text.what}
      {...useFilterPickerAnchor()}
      options={options}
      isMultiple
      onChoose={(action) =>
        onChange(
          chosen.includes(action)
            ? chosen.filter((each) => each !== action)
            : [...chosen, action].slice(-maxActions),
        )
      }
      note={
        isError
          ? filterText.notLoaded
          : !actions
            ? filterText.loading
            : options.length === 0
              ? filterText.nothingFound
              : undefined
      }
      search={{ label: filterText.find, value: typed, onChange: type }}
    />
  );
}

type PersonProps = { chosen: string; onChoose: (id: string, name: string) => void };

const Person = ({ chosen, onChoose }: PersonProps) => (
  <PersonPicker
    label={text.who}
    {...useFilterPickerAnchor()}
    chosen={chosen}
    first={{ value: '', text: text.anybody }}
    onChoose={(id, person) => onChoose(id, person?.email ?? '')}
  />
);

type DayProps = {
  ref?: RefObject<HTMLInputElement | null>;
  label: string;
  value: string;
  onChange: (day: string) => void;
};

/** A day of the reader's time zone. What is typed counts once the day is whole. */
const Day = ({ ref, label, value, onChange }: DayProps) => (
  <label className={style.day}>
    {label}
    <input
      ref={ref}
      type="date"
      className={field.input}
      value={value}
      max="2999-12-31"
      onChange={({ target }) => onChange(target.value)}
    />
  </label>
);
