import { useMutation } from '@tanstack/react-query';
import { Role } from '@tv/contract/enumerations';
import type { ManagedPerson } from '@tv/contract/people/people';
import { hasAtLeast } from '@tv/contract/people/roles';
import { useRef, useState } from 'react';
import { call } from '@tv/client/lib/api/call.ts';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import * as actions from '@tv/strings/en/parts/actions.ts';
import * as text from '@tv/strings/en/studio/organization/people.ts';
import { Button } from '@tv/ui/button.tsx';
import { Dialog, DialogActions } from '@tv/ui/dialogs/dialog.tsx';
import field from '@tv/ui/forms/field.module.css';
import { PersonPicker } from '../parts/pickers/person-picker.tsx';
import { DialogForm } from '@tv/ui/dialogs/dialog-form.tsx';
import { reasonOf } from '../parts/problems/reason-of.ts';
import { TextField } from '@tv/ui/forms/text-field.tsx';
import style from './person-dialog.module.css';
import { nameOf } from '@tv/client/lib/session/person-name.ts';
import { reloadPeople } from './queries.ts';

type EraseDialogProps = { person: ManagedPerson | undefined; onClose: () => void };

/** Says what is erased of a member, and erases it once their address was typed. */
export const EraseDialog = ({ person, onClose }: EraseDialogProps) => (
  <Dialog
    isOpen={person !== undefined}
    onClose={onClose}
    title={person ? text.eraseTitle(nameOf(person)) : ''}
    look="wide"
  >
    {person && <Erasure key={person.id} person={person} onClose={onClose} />}
  </Dialog>
);

const heirRoles = Object.values(Role).filter((role) => hasAtLeast(role, Role.ContentManager));

function Erasure({ person, onClose }: { person: ManagedPerson; onClose: () => void }) {
  const [typed, type] = useState('');
  const [heir, setHeir] = useState<ManagedPerson>();
  const erasing = useMutation({
    mutationFn: () =>
      call('DELETE /Management/People/:id/Data', {
        params: { id: person.id },
        query: { ...(heir && { heirId: heir.id }) },
        timeLimit: 60_000,
      }),
    onSuccess: () => {
      toast(text.erasedDone(nameOf(person)));
      void reloadPeople();
      onClose();
    },
  });
  const isSure = typed.trim().toLowerCase() === person.email.toLowerCase();
  return (
    <DialogForm
      onSubmit={() => {
        if (isSure && !erasing.isPending) erasing.mutate();
      }}
    >
      <p>{text.eraseIntro}</p>
      <ul className={style.list}>
        {[...text.erased, text.eraseAccount].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className={style.facts}>{text.eraseStays}</p>
      <HeirField heir={heir} besides={person.id} onChoose={setHeir} />
      <TextField label={text.typeAddress(person.email)} value={typed} onChange={type} maxLength={254} />
      {erasing.error && (
        <p className={field.error} role="alert">
          {reasonOf(erasing.error, text.unexpected)}
        </p>
      )}
      <DialogActions>
        <Button onClick={onClose}>{actions.cancel}</Button>
        <Button type="submit" look="danger" aria-disabled={!isSure || erasing.isPending}>
          {text.erase}
        </Button>
      </DialogActions>
    </DialogForm>
  );
}

type HeirFieldProps = {
  heir: ManagedPerson | undefined;
  /** The id of the person whose data is erased. */
  besides: string;
  onChoose: (heir: ManagedPerson | undefined) => void;
};

function HeirField({ heir, besides, onChoose }: HeirFieldProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <div role="group" aria-label={text.heir}>
      <p className={field.label}>{text.heir}</p>
      <div className={style.heir}>
        <span dir="auto">{heir ? nameOf(heir) : text.nobody}</span>
        <Button
          ref={button}
          size="small"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {text.chooseHeir}
        </Button>
      </div>
      <p className={style.facts}>{text.heirHelp}</p>
      {isOpen && (
        <PersonPicker
          label={text.heir}
          trigger={button}
          roles={heirRoles}
          chosen={heir?.id ?? ''}
          first={{ value: '', text: text.nobody }}
          onChoose={(id, chosen) => onChoose(id === besides ? undefined : chosen)}
          onClose={() => {
            setOpen(false);
            button.current?.focus();
          }}
          isInline
        />
      )}
    </div>
  );
}
