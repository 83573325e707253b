import { useMutation } from '@tanstack/react-query';
import { limits } from '@tv/contract/limits/limits';
import { nameLimits } from '@tv/contract/limits/name-limits';
import { keyScopes, type KeyScope } from '@tv/contract/integrations/key-scopes';
import { useState } from 'react';
import { call } from '@tv/client/lib/api/call.ts';
import * as actions from '@tv/strings/en/parts/actions.ts';
import * as text from '@tv/strings/en/studio/developers/api-keys.ts';
import { Button } from '@tv/ui/button.tsx';
import { Dialog, DialogActions } from '@tv/ui/dialogs/dialog.tsx';
import field from '@tv/ui/forms/field.module.css';
import { CategoriesField } from '../parts/categories/categories-field.tsx';
import { DateField } from '@tv/ui/forms/date-field.tsx';
import { DialogForm } from '@tv/ui/dialogs/dialog-form.tsx';
import { formProblems } from '../parts/problems/form-problems.ts';
import { SecretOnce } from '@tv/ui/dialogs/secret-once.tsx';
import { TextField } from '@tv/ui/forms/text-field.tsx';
import { ScopesField } from './scopes-field.tsx';

type NewKeyDialogProps = { isOpen: boolean; onMade: () => void; onClose: () => void };

/** Makes an API key, and shows it once. */
export const NewKeyDialog = ({ isOpen, onMade, onClose }: NewKeyDialogProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} title={text.newKey} look="wide">
    <NewKey onMade={onMade} onClose={onClose} />
  </Dialog>
);

const choices = keyScopes.map((scope) => ({
  scope,
  name: text.scopeNames[scope],
  help: text.scopeHelp[scope],
}));

/** The last instant of a day in the reader's time zone. */
const endOf = (day: string) => new Date(`${day}T23:59:59`);

const isOver = (day: string) => day !== '' && endOf(day).getTime() < Date.now();

function NewKey({ onMade, onClose }: Omit<NewKeyDialogProps, 'isOpen'>) {
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<KeyScope[]>([]);
  const [categories, setCategories] = useState<{ id: string; name: string }[]>([]);
  const [day, setDay] = useState('');
  const [typed, type] = useState('');
  const [isTried, setTried] = useState(false);
  const networks = typed.split(/[\s,;]+/).filter(Boolean);
  const isPast = isOver(day);
  const isTooMany = networks.length > limits.apiKeys.networks;
  const making = useMutation({
    mutationFn: () =>
      call('POST /Management/ApiKeys', {
        body: {
          ...{ name: name.trim(), scopes, allowedNetworks: networks },
          ...(categories.length > 0 && { categoryIds: categories.map(({ id }) => id) }),
          ...(day && { expiresAt: endOf(day).toISOString() }),
        },
      }),
    onSuccess: onMade,
    // The key is in memory for as long as it is shown.
    gcTime: 0,
  });
  if (making.data)
    return <SecretOnce label={text.key} help={text.keyOnce} secret={making.data.key} onDone={onClose} />;
  const { errorOf, problem } = formProblems(making.error, text.unexpected);
  const maySend = name.trim() !== '' && scopes.length > 0 && !isPast && !isTooMany && !making.isPending;
  return (
    <DialogForm
      onSubmit={() => {
        setTried(true);
        if (maySend) making.mutate();
      }}
      failure={making.error}
    >
      <TextField
        label={text.name}
        value={name}
        onChange={setName}
        help={text.nameHelp}
        error={errorOf('name')}
        maxLength={nameLimits.apiKey}
      />
      <ScopesField
        help={text.scopesHelp}
        choices={choices}
        values={scopes}
        onChange={setScopes}
        error={isTried && scopes.length === 0 ? text.scopeNeeded : undefined}
      />
      <CategoriesField
        label={text.categories}
        values={categories}
        onChange={setCategories}
        help={text.categoriesHelp}
      />
      <DateField
        label={text.expires}
        value={day}
        onChange={setDay}
        help={text.expiresHelp}
        error={isPast ? text.expiresPast : errorOf('expiresAt')}
      />
      <TextField
        label={text.networks}
        value={typed}
        onChange={type}
        help={text.networksHelp}
        error={isTooMany ? text.tooManyNetworks(limits.apiKeys.networks) : errorOf('allowedNetworks')}
        maxLength={6_000}
        lines={3}
      />
      <p className={field.error} role="alert">
        {problem(['name', 'expiresAt', 'allowedNetworks'])}
      </p>
      <DialogActions>
        <Button onClick={onClose}>{actions.cancel}</Button>
        <Button type="submit" look="primary" aria-disabled={!maySend}>
          {making.isPending ? text.creating : text.create}
        </Button>
      </DialogActions>
    </DialogForm>
  );
}
