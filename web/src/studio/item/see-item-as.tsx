import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { screenPath } from '@tv/contract/page-paths';
import { Eye } from 'lucide-react';
import { useRef, useState } from 'react';
import { nameOf } from '../../lib/session/person-name.ts';
import { useDebounced } from '../../lib/state/use-debounced.ts';
import * as audience from '../../strings/en/studio-audience.ts';
import * as text from '../../strings/en/seen-as.ts';
import { Button } from '../../ui/button.tsx';
import { candidates, rest } from '../ui/audience-candidates.ts';
import field from '../ui/field.module.css';
import { Picker } from '../ui/pickers/lazy-picker.tsx';
import { seeAs } from '../ui/see-as.ts';

/** Shows an item as somebody sees it: a group or a person is chosen first. */
export function SeeItemAs({ id }: { id: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [typed, type] = useState('');
  const searchTerm = useDebounced(typed.trim(), rest);
  const { data: found, isError } = useQuery({
    ...candidates(searchTerm ? { searchTerm } : {}),
    enabled: isOpen,
    placeholderData: keepPreviousData,
  });
  const { groups = [], people = [] } = found ?? {};
  const note = () => {
    if (isError) return audience.notLoaded;
    if (!found) return audience.loading;
    if (searchTerm === '') return audience.typeForPeople;
    return groups.length + people.length === 0 ? audience.nothingFound : undefined;
  };
  return (
    <div className={field.field}>
      <div>
        <Button
          ref={button}
          size="small"
          icon={<Eye />}
          aria-haspopup="listbox"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {text.asSomebody}
        </Button>
      </div>
      <p className={field.help}>{text.help}</p>
      {isOpen && (
        <Picker
          label={text.groupsAndPeople}
          trigger={button}
          onClose={() => setOpen(false)}
          options={[
            ...groups.map(({ id: value, name, source }) => ({
              ...{ value, text: name },
              hint: audience.sources[source],
            })),
            ...people.map((person) => ({
              ...{ value: person.id, text: nameOf(person) },
              hint: nameOf(person) === person.email ? undefined : person.email,
            })),
          ]}
          onChoose={(chosen) =>
            void seeAs(
              groups.some((group) => group.id === chosen) ? { groupId: chosen } : { personId: chosen },
              screenPath(undefined, 'watch/:id', { id }),
            )
          }
          note={note()}
          search={{ label: text.find, value: typed, onChange: type }}
        />
      )}
    </div>
  );
}
