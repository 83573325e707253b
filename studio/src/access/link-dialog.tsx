import { useMutation } from '@tanstack/react-query';
import type { ManagedSelfRegistration } from '@tv/contract/sign-in/registration';
import { useState } from 'react';
import { call } from '@tv/client/lib/api/call.ts';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import * as actions from '@tv/strings/en/parts/actions.ts';
import * as fields from '@tv/strings/en/studio/item/fields.ts';
import * as text from '@tv/strings/en/studio/organization/access.ts';
import { Button } from '@tv/ui/button.tsx';
import { Dialog, DialogActions } from '@tv/ui/dialogs/dialog.tsx';
import field from '@tv/ui/forms/field.module.css';
import { ChipsField } from '../parts/chips-field.tsx';
import { DateField } from '@tv/ui/forms/date-field.tsx';
import { dayOf } from '@tv/client/lib/format/day.ts';
import { DialogForm } from '@tv/ui/dialogs/dialog-form.tsx';
import { reasonOf } from '../parts/problems/reason-of.ts';

type LinkDialogProps = {
  /** `new`: a link that is made. */
  link: ManagedSelfRegistration | 'new' | undefined;
  onSaved: () => void;
  onClose: () => void;
};

/** Makes a link to register, or changes what it admits. */
export const LinkDialog = ({ link, onSaved, onClose }: LinkDialogProps) => (
  <Dialog
    isOpen={link !== undefined}
    onClose={onClose}
    title={link === 'new' ? text.newLink : text.changeLink}
    look="wide"
  >
    {link && <LinkForm link={link === 'new' ? undefined : link} onSaved={onSaved} onClose={onClose} />}
  </Dialog>
);

const endDayOf = (link: ManagedSelfRegistration | undefined) =>
  link?.expiresAt ? dayOf(new Date(link.expiresAt)) : '';

/** The last instant of a day in the reader's time zone. */
const endOf = (day: string) => new Date(`${day}T23:59:59`);

const isOver = (day: string) => day !== '' && endOf(day).getTime() < Date.now();

type LinkFormProps = {
  link: ManagedSelfRegistration | undefined;
  onSaved: () => void;
  onClose: () => void;
};

function LinkForm({ link, onSaved, onClose }: LinkFormProps) {
  // The sender's own id: a second try makes no second link.
  const [id] = useState(() => link?.id ?? crypto.randomUUID());
  const [domains, setDomains] = useState(link?.allowedDomains ?? []);
  const [day, setDay] = useState(endDayOf(link));
  const isPast = isOver(day);
  const saving = useMutation({
    mutationFn: () => {
      const isSame = day === endDayOf(link);
      const options = {
        allowedDomains: domains,
        ...(!isSame && { expiresAt: day && endOf(day).toISOString() }),
      };
      return link
        ? call('PATCH /Management/SelfRegistrations/:id', { params: { id }, body: options })
        : call('POST /Management/SelfRegistrations', { body: { id, ...options } });
    },
    onSuccess: () => {
      toast(link ? text.linkSaved : text.linkMade);
      onSaved();
      onClose();
    },
  });
  return (
    <DialogForm onSubmit={() => !saving.isPending && !isPast && saving.mutate()}>
      <ChipsField
        label={text.domainsField}
        values={domains}
        onChange={setDomains}
        removeLabel={fields.remove}
        help={text.domainsFieldHelp}
        most={50}
        maxLength={253}
      />
      <DateField
        label={text.end}
        value={day}
        onChange={setDay}
        help={text.endHelp}
        error={isPast ? text.endPast : undefined}
      />
      {saving.error && (
        <p className={field.error} role="alert">
          {reasonOf(saving.error, text.unexpected)}
        </p>
      )}
      <DialogActions>
        <Button onClick={onClose}>{actions.cancel}</Button>
        <Button type="submit" look="primary" aria-disabled={saving.isPending || isPast}>
          {link ? text.save : text.create}
        </Button>
      </DialogActions>
    </DialogForm>
  );
}
