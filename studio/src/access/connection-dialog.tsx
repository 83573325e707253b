import { useMutation } from '@tanstack/react-query';
import type { SignInConnection } from '@tv/contract/sign-in/sign-in-connections';
import { useState } from 'react';
import { call } from '@tv/client/lib/api/call.ts';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import * as actions from '@tv/strings/en/parts/actions.ts';
import * as fields from '@tv/strings/en/studio/item/fields.ts';
import * as text from '@tv/strings/en/studio/organization/connections.ts';
import { Button } from '@tv/ui/button.tsx';
import { Dialog, DialogActions } from '@tv/ui/dialogs/dialog.tsx';
import { ChipsField } from '../parts/chips-field.tsx';
import { DialogForm } from '@tv/ui/dialogs/dialog-form.tsx';
import { formProblems } from '../parts/problems/form-problems.ts';
import field from '@tv/ui/forms/field.module.css';
import { SecretField } from '@tv/ui/forms/secret-field.tsx';
import { TextField } from '@tv/ui/forms/text-field.tsx';

type ConnectionDialogProps = {
  /** `new`: one that is made. */
  connection: SignInConnection | 'new' | undefined;
  onSaved: () => void;
  onClose: () => void;
};

/** Connects a provider, or changes how it is connected. */
export const ConnectionDialog = ({ connection, onSaved, onClose }: ConnectionDialogProps) => (
  <Dialog
    isOpen={connection !== undefined}
    onClose={onClose}
    title={connection === 'new' ? text.add : text.changeTitle}
    look="wide"
  >
    {connection && (
      <ConnectionForm
        connection={connection === 'new' ? undefined : connection}
        onSaved={onSaved}
        onClose={onClose}
      />
    )}
  </Dialog>
);

const empty = { name: '', issuer: '', clientId: '', domains: [], claims: { name: 'name', groups: 'groups' } };

type ConnectionFormProps = {
  connection: SignInConnection | undefined;
  onSaved: () => void;
  onClose: () => void;
};

function ConnectionForm({ connection, onSaved, onClose }: ConnectionFormProps) {
  // The sender's own id: a second try makes no second connection.
  const [id] = useState(() => connection?.id ?? crypto.randomUUID());
  const [form, setForm] = useState(() => {
    const { name, issuer, clientId, domains, claims } = connection ?? empty;
    return {
      name,
      issuer,
      clientId,
      clientSecret: '',
      domains: [...domains],
      nameClaim: claims.name,
      groupsClaim: claims.groups,
    };
  });
  const change = (part: Partial<typeof form>) => setForm((present) => ({ ...present, ...part }));
  const saving = useMutation({
    mutationFn: () => {
      const { clientSecret, nameClaim, groupsClaim, ...plain } = form;
      const claims = { name: nameClaim, groups: groupsClaim };
      const body = { ...plain, claims, ...(clientSecret && { clientSecret }) };
      return connection
        ? call('PATCH /Management/SignInConnections/:id', { params: { id }, body })
        : call('POST /Management/SignInConnections', { body: { id, ...body } });
    },
    onSuccess: () => {
      toast(connection ? text.saved : text.made);
      onSaved();
      onClose();
    },
  });
  const { errorOf, problem } = formProblems(saving.error, text.unexpected);
  const unnamed = problem(['name', 'issuer', 'clientId', 'clientSecret', 'domains']);
  const isWhole = [form.name, form.issuer, form.clientId, form.nameClaim, form.groupsClaim].every((each) =>
    each.trim(),
  );
  const line = (key: 'name' | 'issuer' | 'clientId', label: string, help: string, maxLength: number) => (
    <TextField
      label={label}
      value={form[key]}
      onChange={(value) => change({ [key]: value })}
      help={help}
      error={errorOf(key)}
      maxLength={maxLength}
    />
  );
  return (
    <DialogForm onSubmit={() => isWhole && !saving.isPending && saving.mutate()}>
      {line('name', text.name, text.nameHelp, 100)}
      {line('issuer', text.issuer, text.issuerHelp, 500)}
      {line('clientId', text.clientId, '', 300)}
      <SecretField
        label={text.clientSecret}
        showLabel={text.showSecret}
        value={form.clientSecret}
        onChange={(clientSecret) => change({ clientSecret })}
        help={connection?.hasSecret ? text.secretKept : text.secretHelp}
        error={errorOf('clientSecret')}
        maxLength={1000}
      />
      <ChipsField
        label={text.domains}
        values={form.domains}
        onChange={(domains) => change({ domains })}
        removeLabel={fields.remove}
        help={text.domainsHelp}
        error={errorOf('domains')}
        most={50}
        maxLength={253}
      />
      <TextField
        label={text.nameClaim}
        value={form.nameClaim}
        onChange={(nameClaim) => change({ nameClaim })}
        maxLength={100}
      />
      <TextField
        label={text.groupsClaim}
        value={form.groupsClaim}
        onChange={(groupsClaim) => change({ groupsClaim })}
        help={text.groupsHelp}
        maxLength={100}
      />
      {unnamed && (
        <p className={field.error} role="alert">
          {unnamed}
        </p>
      )}
      <DialogActions>
        <Button onClick={onClose}>{actions.cancel}</Button>
        <Button type="submit" look="primary" aria-disabled={saving.isPending || !isWhole}>
          {text.save}
        </Button>
      </DialogActions>
    </DialogForm>
  );
}
