import { useMutation } from '@tanstack/react-query';
import {
  type ApplicationScope,
  applicationTypes,
  signInScopes,
} from '@tv/contract/integrations/application-scopes';
import type { Application, NewApplication } from '@tv/contract/integrations/applications';
import { keyScopes } from '@tv/contract/integrations/key-scopes';
import { limits } from '@tv/contract/limits/limits';
import { nameLimits } from '@tv/contract/limits/name-limits';
import { useState } from 'react';
import { call } from '@tv/client/lib/api/call.ts';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import * as actions from '@tv/strings/en/parts/actions.ts';
import * as keys from '@tv/strings/en/studio/developers/api-keys.ts';
import * as text from '@tv/strings/en/studio/developers/applications.ts';
import { Button } from '@tv/ui/button.tsx';
import { Dialog, DialogActions } from '@tv/ui/dialogs/dialog.tsx';
import field from '@tv/ui/forms/field.module.css';
import { DialogForm } from '@tv/ui/dialogs/dialog-form.tsx';
import { formProblems } from '../parts/problems/form-problems.ts';
import { SelectField } from '@tv/ui/forms/select-field.tsx';
import { Switch } from '@tv/ui/forms/switch.tsx';
import { TextField } from '@tv/ui/forms/text-field.tsx';
import { ScopesField } from './scopes-field.tsx';

type ApplicationType = Application['type'];

type ApplicationDialogProps = {
  /** `new`: an application that is made. */
  application: Application | 'new' | undefined;
  onSaved: (saved: NewApplication) => void;
  onClose: () => void;
};

/** Makes an application, or changes one. */
export const ApplicationDialog = ({ application, onSaved, onClose }: ApplicationDialogProps) => (
  <Dialog
    isOpen={application !== undefined}
    onClose={onClose}
    title={
      application === undefined || application === 'new'
        ? text.newApplication
        : text.changeApplication(application.name)
    }
    look="wide"
  >
    {application && (
      <ApplicationForm
        application={application === 'new' ? undefined : application}
        onSaved={onSaved}
        onClose={onClose}
      />
    )}
  </Dialog>
);

const choices: { scope: ApplicationScope; name: string; help: string }[] = [
  ...signInScopes.map((scope) => ({ scope, ...text.signInScopes[scope] })),
  ...keyScopes.map((scope) => ({ scope, name: keys.scopeNames[scope], help: text.apiScopeHelp[scope] })),
];
const usual: readonly ApplicationScope[] = ['openid', 'profile', 'email'];

const linesOf = (written: string) => [
  ...new Set(
    written
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];

type ApplicationFormProps = {
  application: Application | undefined;
  onSaved: (saved: NewApplication) => void;
  onClose: () => void;
};

function ApplicationForm({ application, onSaved, onClose }: ApplicationFormProps) {
  const [name, setName] = useState(application?.name ?? '');
  const [type, setType] = useState<ApplicationType>(application?.type ?? 'web');
  const [redirects, setRedirects] = useState(application?.redirectUris.join('\n') ?? '');
  const [logouts, setLogouts] = useState(application?.postLogoutRedirectUris.join('\n') ?? '');
  const [scopes, setScopes] = useState<readonly ApplicationScope[]>(application?.scopes ?? usual);
  const [hasSecret, setHasSecret] = useState(true);
  const saving = useMutation({
    mutationFn: (): Promise<NewApplication> => {
      const given = {
        name,
        redirectUris: type === 'device' ? [] : linesOf(redirects),
        postLogoutRedirectUris: type === 'device' ? [] : linesOf(logouts),
        scopes: [...scopes],
      };
      return application
        ? call('PATCH /Management/Applications/:id', { params: { id: application.id }, body: given })
        : call('POST /Management/Applications', {
            body: { ...given, type, ...(type === 'web' && { hasSecret }) },
          });
    },
    onSuccess: (saved) => {
      toast(application ? text.saved : text.made);
      onSaved(saved);
      onClose();
    },
    // A secret is in memory for as long as it is shown.
    gcTime: 0,
  });
  const { errorOf, problem } = formProblems(saving.error, text.unexpected);
  const isComplete = name.trim() !== '' && scopes.length > 0;
  const { addresses, addressLength } = limits.applications;
  const most = addresses * (addressLength + 1);
  return (
    <DialogForm onSubmit={() => !saving.isPending && isComplete && saving.mutate()} failure={saving.error}>
      <TextField
        label={text.name}
        value={name}
        onChange={setName}
        help={text.nameHelp}
        error={errorOf('name')}
        maxLength={nameLimits.application}
      />
      {!application && (
        <SelectField
          label={text.type}
          value={type}
          options={applicationTypes.map((value) => ({ value, text: text.typeChoices[value] }))}
          onChange={setType}
        />
      )}
      {type !== 'device' && (
        <>
          <TextField
            label={text.redirects}
            value={redirects}
            onChange={setRedirects}
            help={text.redirectsHelp[type]}
            error={errorOf('redirectUris')}
            maxLength={most}
            lines={3}
          />
          <TextField
            label={text.logouts}
            value={logouts}
            onChange={setLogouts}
            help={text.logoutsHelp}
            error={errorOf('postLogoutRedirectUris')}
            maxLength={most}
            lines={2}
          />
        </>
      )}
      <ScopesField
        help={text.scopesHelp}
        choices={choices}
        values={scopes}
        onChange={setScopes}
        error={scopes.length === 0 ? keys.scopeNeeded : undefined}
      />
      {!application && type === 'web' && (
        <Switch label={text.hasSecret} help={text.hasSecretHelp} isOn={hasSecret} onChange={setHasSecret} />
      )}
      {saving.error && problem(['name', 'redirectUris', 'postLogoutRedirectUris']) && (
        <p className={field.error} role="alert">
          {problem(['name', 'redirectUris', 'postLogoutRedirectUris'])}
        </p>
      )}
      <DialogActions>
        <Button onClick={onClose}>{actions.cancel}</Button>
        <Button type="submit" look="primary" aria-disabled={saving.isPending || !isComplete}>
          {application ? text.save : text.create}
        </Button>
      </DialogActions>
    </DialogForm>
  );
}
