import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { UserPlus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { call } from '@tv/client/lib/api/call.ts';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import { nameOf } from '@tv/client/lib/session/person-name.ts';
import { useDebounced } from '@tv/client/lib/state/use-debounced.ts';
import * as text from '@tv/strings/en/studio/content/categories.ts';
import { Button } from '@tv/ui/button.tsx';
import { IconButton } from '@tv/ui/icon-button.tsx';
import { Picker } from '@tv/ui/pickers/lazy-picker.tsx';
import { reasonOf } from '../parts/problems/reason-of.ts';
import style from './category-aside.module.css';
import { contentManagers, putCategory, type ManagedCategory } from './queries.ts';

/** Milliseconds that typing rests before the service is asked. */
const rest = 150;

/** The people to whom a category is assigned: added and removed at once. */
export function CategoryManagers({ category }: { category: ManagedCategory }) {
  const { id, managers } = category;
  const queryClient = useQueryClient();
  const button = useRef<HTMLButtonElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  const changing = useMutation({
    mutationFn: ({ personId, isGiven }: { personId: string; isGiven: boolean }) =>
      call(
        isGiven
          ? 'PUT /Management/Categories/:id/Managers/:personId'
          : 'DELETE /Management/Categories/:id/Managers/:personId',
        { params: { id, personId } },
      ),
    onSuccess: (changed) => putCategory(queryClient, changed),
    onError: (error) => toast(reasonOf(error, text.unexpected)),
  });
  return (
    <section className={style.part} aria-labelledby="managers">
      <h2 id="managers" className={style.title}>
        {text.managers}
      </h2>
      {managers.length === 0 && <p className={style.help}>{text.noManagers}</p>}
      <ul>
        {managers.map(({ id: personId, email }) => (
          <li key={personId} className={style.person}>
            <span title={email}>{email}</span>
            <IconButton
              label={text.remove(email)}
              size="small"
              side="end"
              onClick={() => {
                changing.mutate({ personId, isGiven: false });
                button.current?.focus();
              }}
            >
              <X />
            </IconButton>
          </li>
        ))}
      </ul>
      <Button
        ref={button}
        size="small"
        icon={<UserPlus />}
        aria-haspopup="dialog"
        aria-expanded={isChoosing}
        onClick={() => setChoosing(true)}
      >
        {text.addManager}
      </Button>
      <p className={style.help}>{text.managersHelp}</p>
      {isChoosing && (
        <PersonPicker
          trigger={button}
          without={managers.map((each) => each.id)}
          onChoose={(personId) => changing.mutate({ personId, isGiven: true })}
          onClose={() => setChoosing(false)}
        />
      )}
    </section>
  );
}

type PersonPickerProps = {
  trigger: React.RefObject<HTMLButtonElement | null>;
  without: readonly string[];
  onChoose: (id: string) => void;
  onClose: () => void;
};

function PersonPicker({ trigger, without, onChoose, onClose }: PersonPickerProps) {
  const [typed, setTyped] = useState('');
  const { data, isError } = useQuery({
    ...contentManagers(useDebounced(typed.trim(), rest)),
    placeholderData: keepPreviousData,
  });
  const people = (data ?? []).filter(({ id }) => !without.includes(id));
  const note = isError ? text.notLoaded : !data ? text.loading : people.length === 0 && text.noCandidates;
  return (
    <Picker
      label={text.addManager}
      trigger={trigger}
      onClose={onClose}
      search={{ label: text.findManager, value: typed, onChange: setTyped }}
      options={people.map((person) => ({ value: person.id, text: nameOf(person), hint: person.email }))}
      onChoose={onChoose}
      note={note || undefined}
    />
  );
}
