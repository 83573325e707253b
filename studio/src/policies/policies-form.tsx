import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { limits } from '@tv/contract/limits/limits';
import type { Policies } from '@tv/contract/sign-in/policies';
import { Role } from '@tv/contract/enumerations';
import { roleKeys } from '@tv/contract/people/roles';
import { useState } from 'react';
import { ApiError } from '@tv/client/lib/api/api-error.ts';
import { callTagged } from '@tv/client/lib/api/call.ts';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import { useCurrentUser } from '@tv/client/lib/session/current-user.ts';
import { roleLabel } from '@tv/client/lib/support/support-mail.ts';
import * as text from '@tv/strings/en/studio/organization/policies.ts';
import { Failure } from '@tv/ui/failure.tsx';
import field from '@tv/ui/forms/field.module.css';
import { formProblems } from '../parts/problems/form-problems.ts';
import { SaveBar } from '@tv/ui/forms/save-bar.tsx';
import { Switch } from '@tv/ui/forms/switch.tsx';
import { TextField } from '@tv/ui/forms/text-field.tsx';
import { usePresence } from '../parts/presence/presence.ts';
import { useDraft } from '../parts/saving/use-draft.ts';
import { FormSkeleton } from '@tv/ui/loading/form-skeleton.tsx';
import style from './policies-form.module.css';
import { formOf, policiesOf, problemsOf, type PoliciesField } from './policies-form-values.ts';

const organizationPolicies = (organizationId: string) =>
  queryOptions({
    queryKey: ['policies', organizationId],
    queryFn: ({ signal }) => callTagged('GET /Management/Policies', { signal }),
    refetchOnMount: true,
  });

type Read = { answer: Policies; tag: string | undefined };

/** The organization's policies for sign-ins. */
export function PoliciesForm() {
  const organizationId = useCurrentUser()?.organizationId ?? '';
  const { data: read, error, refetch } = useQuery(organizationPolicies(organizationId));
  if (error && !read) return <Failure error={error} retry={() => void refetch()} />;
  return read ? <Loaded organizationId={organizationId} read={read} /> : <FormSkeleton />;
}

function Loaded({ organizationId, read }: { organizationId: string; read: Read }) {
  usePresence({ place: 'policies' });
  const queryClient = useQueryClient();
  const own = useCurrentUser()?.role;
  const { queryKey } = organizationPolicies(organizationId);
  const { form, isChanged, change, clear } = useDraft(`policies ${organizationId}`, formOf(read.answer));
  const [wrong, setWrong] = useState<Partial<Record<PoliciesField, string>>>({});
  const saving = useMutation({
    mutationFn: () =>
      callTagged('PUT /Management/Policies', {
        body: policiesOf(form),
        ...(read.tag && { headers: { 'if-match': read.tag } }),
      }),
    onSuccess: (saved) => {
      queryClient.setQueryData(queryKey, saved);
      clear();
      toast(text.saved);
    },
    onError: (error) => {
      if (isConflict(error)) void queryClient.invalidateQueries({ queryKey });
    },
  });
  const { errorOf, problem } = formProblems(saving.error, text.unexpected);
  const isNew = (role: Role) => role === own && !read.answer.secondStepRequiredFor.includes(role);
  return (
    <form
      className={style.form}
      onSubmit={(event) => {
        event.preventDefault();
        const problems = problemsOf(form);
        setWrong(problems);
        if (isChanged && Object.keys(problems).length === 0 && !saving.isPending) saving.mutate();
      }}
    >
      <p className={style.intro}>{text.intro}</p>
      <fieldset className={style.roles}>
        <legend className={field.label}>{text.secondStep}</legend>
        <p className={style.intro}>{text.secondStepHelp}</p>
        {roleKeys
          .map((key) => Role[key])
          .map((role) => (
            <Switch
              key={role}
              label={roleLabel(role)}
              isOn={form.roles.includes(role)}
              {...(isNew(role) && form.roles.includes(role) && { help: text.ownRole })}
              onChange={(isOn) =>
                change({
                  roles: Object.values(Role).filter((each) =>
                    each === role ? isOn : form.roles.includes(each),
                  ),
                })
              }
            />
          ))}
      </fieldset>
      <TextField
        label={text.sessionHours}
        value={form.sessionHours}
        onChange={(sessionHours) => change({ sessionHours })}
        help={text.sessionHoursHelp(limits.policies.sessionHours)}
        error={wrong.sessionHours}
        maxLength={10}
      />
      <TextField
        label={text.idleHours}
        value={form.idleHours}
        onChange={(idleHours) => change({ idleHours })}
        help={text.idleHoursHelp(limits.policies.idleHours)}
        error={wrong.idleHours}
        maxLength={10}
      />
      <TextField
        label={text.passwordLength}
        value={form.passwordLength}
        onChange={(passwordLength) => change({ passwordLength })}
        help={text.passwordLengthHelp(limits.password.shortest, limits.policies.passwordLength)}
        error={wrong.passwordLength}
        maxLength={10}
      />
      <TextField
        label={text.networks}
        value={form.networks}
        onChange={(networks) => change({ networks })}
        help={text.networksHelp(limits.policies.networks)}
        error={wrong.networks ?? errorOf('allowedNetworks')}
        maxLength={6_000}
        lines={5}
      />
      <Switch
        label={text.personalFeeds}
        isOn={form.allowPersonalFeeds}
        help={form.allowPersonalFeeds ? text.personalFeedsHelp : text.personalFeedsOff}
        onChange={(allowPersonalFeeds) => change({ allowPersonalFeeds })}
      />
      <Switch
        label={text.guests}
        isOn={form.allowGuests}
        help={form.allowGuests ? text.guestsHelp : text.guestsOff}
        onChange={(allowGuests) => change({ allowGuests })}
      />
      {form.allowGuests && (
        <TextField
          label={text.guestDays}
          value={form.guestDays}
          onChange={(guestDays) => change({ guestDays })}
          help={text.guestDaysHelp(limits.guests.days, limits.guests.longestDays)}
          error={wrong.guestDays}
          maxLength={10}
        />
      )}
      <SaveBar
        isChanged={isChanged}
        isSaving={saving.isPending}
        problem={isConflict(saving.error) ? text.changedMeanwhile : problem(['allowedNetworks'])}
        onDiscard={() => {
          clear();
          setWrong({});
          saving.reset();
        }}
      />
    </form>
  );
}

const isConflict = (error: unknown) => error instanceof ApiError && error.status === 412;
