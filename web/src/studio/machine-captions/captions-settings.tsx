import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Role } from '@tv/contract/enumerations';
import type { OrganizationChange } from '@tv/contract/organization';
import { hasAtLeast } from '@tv/contract/roles';
import { call } from '../../lib/api/call.ts';
import { announce } from '../../lib/layout/announcer.ts';
import { useCurrentUser } from '../../lib/session/current-user.ts';
import * as text from '../../strings/en/studio-machine-captions.ts';
import { Failure } from '../../ui/failure.tsx';
import { ChipsField } from '../ui/chips-field.tsx';
import { reasonOf } from '../ui/reason-of.ts';
import { Switch } from '../ui/switch.tsx';
import style from './captions-settings.module.css';

/** Bounds of the glossary, as the contract has them. */
const mostWords = 200;
const longestWord = 60;
const queryKey = ['studio', 'organization'];

/** Whether machines may make captions for the organization, when they do by themselves, and how they spell. Each change is saved at once. */
export function CaptionsSettings() {
  const queryClient = useQueryClient();
  const user = useCurrentUser();
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call('GET /Management/Organization', { signal }),
    staleTime: 0,
    refetchOnMount: true,
  });
  const saving = useMutation({
    mutationFn: (body: OrganizationChange) => call('PATCH /Management/Organization', { body }),
    // What was chosen is shown while it is saved, and taken back where that fails.
    onMutate: (body) => {
      if (data) queryClient.setQueryData(queryKey, { ...data, ...body });
    },
    onSuccess: (changed) => {
      queryClient.setQueryData(queryKey, changed);
      announce(text.saved);
    },
    onError: () => void refetch(),
  });
  if (!data) return error && <Failure error={error} retry={() => void refetch()} />;
  const isAdmin = Boolean(user && hasAtLeast(user.role, Role.Admin));
  return (
    <div className={style.settings}>
      {isAdmin ? (
        <Switch
          label={text.allow}
          help={text.allowHelp}
          isOn={data.allowsMachineCaptions}
          onChange={(allowsMachineCaptions) => saving.mutate({ allowsMachineCaptions })}
        />
      ) : (
        <p className={style.fact}>
          {data.allowsMachineCaptions ? text.isAllowed : text.isNotAllowed} {text.onlyAdmins}
        </p>
      )}
      {data.allowsMachineCaptions && (
        <>
          <Switch
            label={text.atImport}
            help={text.atImportHelp}
            isOn={data.makesCaptionsAtImport}
            onChange={(makesCaptionsAtImport) => saving.mutate({ makesCaptionsAtImport })}
          />
          <ChipsField
            label={text.glossary}
            help={text.glossaryHelp}
            values={data.captionGlossary}
            onChange={(captionGlossary) => saving.mutate({ captionGlossary })}
            removeLabel={text.removeWord}
            most={mostWords}
            maxLength={longestWord}
          />
        </>
      )}
      {saving.error && (
        <p role="alert" className={style.problem}>
          {reasonOf(saving.error, text.unexpected)}
        </p>
      )}
    </div>
  );
}
