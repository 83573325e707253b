import { useMutation } from '@tanstack/react-query';
import { Role } from '@tv/contract/enumerations';
import type { ManagedPerson } from '@tv/contract/people/people';
import { rightIncludedFrom } from '@tv/contract/people/rights';
import { hasAtLeast } from '@tv/contract/people/roles';
import { useState } from 'react';
import { call } from '@tv/client/lib/api/call.ts';
import { longDate } from '@tv/client/lib/format/dates.ts';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import * as actions from '@tv/strings/en/parts/actions.ts';
import * as text from '@tv/strings/en/studio/organization/people.ts';
import { Button } from '@tv/ui/button.tsx';
import { Dialog, DialogActions } from '@tv/ui/dialogs/dialog.tsx';
import field from '@tv/ui/forms/field.module.css';
import { DialogForm } from '@tv/ui/dialogs/dialog-form.tsx';
import { reasonOf } from '../parts/problems/reason-of.ts';
import { Switch } from '@tv/ui/forms/switch.tsx';
import { CategoriesField } from '../parts/categories/categories-field.tsx';
import style from './person-dialog.module.css';
import { nameOf } from '@tv/client/lib/session/person-name.ts';
import { reloadPeople } from './queries.ts';
import { RoleField } from './role-field.tsx';
import { apart } from '@tv/strings/en/locale.ts';

type PersonDialogProps = { person: ManagedPerson | undefined; onClose: () => void };

/** What a member may do, and the way to change it. */
export const PersonDialog = ({ person, onClose }: PersonDialogProps) => (
  <Dialog isOpen={person !== undefined} onClose={onClose} title={person ? nameOf(person) : ''} look="wide">
    {person && <Access key={person.id} person={person} onClose={onClose} />}
  </Dialog>
);

function Access({ person, onClose }: { person: ManagedPerson; onClose: () => void }) {
  const mayChange = person.permitted.includes('change');
  const [role, setRole] = useState<Role>(person.role);
  const [mayReview, setMayReview] = useState(person.mayReview);
  const [categories, setCategories] = useState(person.categories);
  const isReviewIncluded = hasAtLeast(role, rightIncludedFrom.mayReview);
  const saving = useMutation({
    mutationFn: () => save(person, { role, mayReview, categories }),
    onSuccess: () => {
      toast(text.saved(nameOf(person)));
      onClose();
    },
    // A part of it may be saved.
    onSettled: reloadPeople,
  });
  const facts = [person.email, `${text.joined} ${longDate(person.joinedDate)}`];
  return (
    <DialogForm
      onSubmit={() => {
        if (mayChange && !saving.isPending) saving.mutate();
      }}
    >
      <p className={style.facts}>{facts.map(apart).join(' · ')}</p>
      {!mayChange && <p className={style.facts}>{text.onlyRead}</p>}
      {mayChange && (
        <>
          <RoleField value={role} onChange={setRole} />
          {isReviewIncluded ? (
            <p className={style.facts}>
              {text.reviewLabel}: {text.reviewIncluded}
            </p>
          ) : (
            <Switch
              label={text.reviewLabel}
              help={text.reviewHelp}
              isOn={mayReview}
              onChange={setMayReview}
            />
          )}
          {role === Role.ContentManager && <CategoriesField values={categories} onChange={setCategories} />}
        </>
      )}
      {saving.error && (
        <p className={field.error} role="alert">
          {reasonOf(saving.error, text.unexpected)}
        </p>
      )}
      <DialogActions>
        <Button onClick={onClose}>{mayChange ? actions.cancel : actions.close}</Button>
        {mayChange && (
          <Button type="submit" look="primary" aria-disabled={saving.isPending}>
            {text.save}
          </Button>
        )}
      </DialogActions>
    </DialogForm>
  );
}

type Wanted = Pick<ManagedPerson, 'role' | 'mayReview' | 'categories'>;

/** Saves what differs. Each step may be repeated, so that a second try finishes the first. */
async function save(person: ManagedPerson, { role, mayReview, categories }: Wanted): Promise<void> {
  const { id: personId } = person;
  const body = {
    ...(role !== person.role && { role }),
    ...(mayReview !== person.mayReview && { mayReview }),
  };
  if (Object.keys(body).length > 0)
    await call('PATCH /Management/People/:id', { params: { id: personId }, body });
  const managed = role === Role.ContentManager ? categories : person.categories;
  const has = (list: readonly { id: string }[], id: string) => list.some((each) => each.id === id);
  for (const { id } of managed.filter(({ id }) => !has(person.categories, id)))
    await call('PUT /Management/Categories/:id/Managers/:personId', { params: { id, personId } });
  for (const { id } of person.categories.filter(({ id }) => !has(managed, id)))
    await call('DELETE /Management/Categories/:id/Managers/:personId', { params: { id, personId } });
}
