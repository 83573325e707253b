import { screenPath } from '@tv/contract/pages/page-paths';
import { Eye } from 'lucide-react';
import { useRef, useState } from 'react';
import * as text from '@tv/strings/en/parts/seen-as.ts';
import * as audience from '@tv/strings/en/studio/item/audience.ts';
import { Button } from '@tv/ui/button.tsx';
import {
  groupOption,
  noteOf,
  personOption,
  useCandidates,
} from '../../parts/audience/audience-candidates.ts';
import field from '@tv/ui/forms/form-field.module.css';
import { Picker } from '@tv/ui/pickers/lazy-picker.tsx';
import { seeAs } from '../../parts/see-as.ts';

/** Shows an item as somebody sees it: a group or a person is chosen first. */
export function SeeItemAs({ id }: { id: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const candidates = useCandidates(isOpen);
  const { groups = [], people = [] } = candidates.found ?? {};
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
          label={audience.groupsAndPeople}
          trigger={button}
          onClose={() => setOpen(false)}
          options={[...groups.map(groupOption), ...people.map(personOption)]}
          onChoose={(chosen) =>
            void seeAs(
              groups.some((group) => group.id === chosen) ? { groupId: chosen } : { personId: chosen },
              screenPath(undefined, 'watch/:id', { id }),
            )
          }
          note={noteOf(candidates)}
          search={{ label: audience.find, ...candidates.search }}
        />
      )}
    </div>
  );
}
