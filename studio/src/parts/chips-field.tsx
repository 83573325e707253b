import { queryOptions, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { call } from '@tv/client/lib/api/call.ts';
import { fieldDirection } from '@tv/client/lib/browser/field-direction.ts';
import { useDebounced } from '@tv/client/lib/state/use-debounced.ts';
import field from '@tv/ui/forms/field.module.css';
import { ChipList, RemovableChip } from '@tv/ui/chips/removable-chip.tsx';
import style from '@tv/ui/forms/form-field.module.css';

type ChipsFieldProps = {
  label: string;
  values: readonly string[];
  onChange: (values: string[]) => void;
  removeLabel: (value: string) => string;
  help?: string;
  error?: string | undefined;
  /** Offers what the library has already of this kind. */
  suggests?: SuggestedKind;
  /** How many, and how long each. */
  most: number;
  maxLength: number;
};

/** Several short texts, one after the other: Enter or a comma ends each, Backspace in the empty field takes the last away. */
export function ChipsField({
  label,
  values,
  onChange,
  removeLabel,
  help,
  error,
  suggests,
  most,
  maxLength,
}: ChipsFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const sought = useDebounced(typed.trim(), 200);
  const { data: offers = [] } = useQuery({
    ...suggestedTexts(suggests ?? 'tag', sought),
    enabled: suggests !== undefined && sought !== '',
  });
  const add = (text: string) => {
    const added = text
      .split(',')
      .map((part) => part.trim().slice(0, maxLength))
      .filter((part) => part && !values.includes(part));
    if (added.length > 0) onChange([...values, ...new Set(added)].slice(0, most));
    setTyped('');
  };
  return (
    <div className={style.field}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <div className={style.chips}>
        {values.length > 0 && (
          <ChipList aria-label={label}>
            {values.map((value) => (
              <RemovableChip
                key={value}
                removeLabel={removeLabel(value)}
                onRemove={() => onChange(values.filter((each) => each !== value))}
              >
                {value}
              </RemovableChip>
            ))}
          </ChipList>
        )}
        <input
          id={id}
          dir={fieldDirection(typed)}
          value={typed}
          autoComplete="off"
          list={`${id}-offers`}
          disabled={values.length >= most && typed === ''}
          aria-invalid={Boolean(error)}
          aria-describedby={`${id}-help`}
          onChange={({ target: { value } }) => (value.includes(',') ? add(value) : setTyped(value))}
          onBlur={() => add(typed)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && typed.trim()) {
              event.preventDefault();
              add(typed);
            }
            if (event.key === 'Backspace' && !typed) onChange(values.slice(0, -1));
          }}
        />
        <datalist id={`${id}-offers`}>
          {offers
            .filter((offer) => !values.includes(offer))
            .map((offer) => (
              <option key={offer} value={offer}>
                {offer}
              </option>
            ))}
        </datalist>
      </div>
      <p id={`${id}-help`} className={error ? field.error : style.help}>
        {error ?? help}
      </p>
    </div>
  );
}

type SuggestedKind = 'tag' | 'speaker';

/** Tags or speakers of the library that go on from what is typed. */
const suggestedTexts = (kind: SuggestedKind, searchTerm: string) =>
  queryOptions({
    queryKey: ['studio', 'suggested', kind, searchTerm],
    queryFn: async ({ signal }) => {
      const found = await call('GET /MediaContents/Suggestions', { query: { searchTerm }, signal });
      return found.filter((each) => each.kind === kind).map(({ text }) => text);
    },
  });
