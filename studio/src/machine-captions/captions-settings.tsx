import { useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  ManagedOrganization,
  OrganizationChange,
} from '@tv/contract/organization/organization-settings';
import { call } from '@tv/client/lib/api/call.ts';
import { announce } from '@tv/client/lib/layout/announcer.ts';
import * as text from '@tv/strings/en/studio/item/machine-captions.ts';
import { ChipsField } from '../parts/chips-field.tsx';
import { managedOrganization } from '../parts/organization-query.ts';
import { reasonOf } from '../parts/problems/reason-of.ts';
import { Switch } from '@tv/ui/forms/switch.tsx';
import style from './captions-settings.module.css';

/** Bounds of the glossary, as the contract has them. */
const maxWords = 200;
const longestWord = 60;
const { queryKey } = managedOrganization();

type CaptionsChange = Pick<
  OrganizationChange,
  'allowsMachineCaptions' | 'makesCaptionsAtImport' | 'captionGlossary'
>;

type CaptionsSettingsProps = { organization: ManagedOrganization; mayAllow: boolean };

/** Whether machines may make captions for the organization, when they do by themselves, and how they spell. Each change is saved at once. */
export function CaptionsSettings({ organization, mayAllow }: CaptionsSettingsProps) {
  const queryClient = useQueryClient();
  const saving = useMutation({
    mutationFn: (body: CaptionsChange) => call('PATCH /Management/Organization', { body }),
    // A choice is shown while it is saved, and taken back where that fails.
    onMutate: (body) => {
      queryClient.setQueryData(queryKey, { ...organization, ...body });
    },
    onSuccess: (changed) => {
      queryClient.setQueryData(queryKey, changed);
      announce(text.saved);
    },
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  });
  return (
    <div className={style.settings}>
      {mayAllow ? (
        <Switch
          label={text.allow}
          help={text.allowHelp}
          isOn={organization.allowsMachineCaptions}
          onChange={(allowsMachineCaptions) => saving.mutate({ allowsMachineCaptions })}
        />
      ) : (
        <p className={style.fact}>
          {organization.allowsMachineCaptions ? text.isAllowed : text.isNotAllowed} {text.onlyAdmins}
        </p>
      )}
      {organization.allowsMachineCaptions && (
        <>
          <Switch
            label={text.atImport}
            help={text.atImportHelp}
            isOn={organization.makesCaptionsAtImport}
            onChange={(makesCaptionsAtImport) => saving.mutate({ makesCaptionsAtImport })}
          />
          <ChipsField
            label={text.glossary}
            help={text.glossaryHelp}
            values={organization.captionGlossary}
            onChange={(captionGlossary) => saving.mutate({ captionGlossary })}
            removeLabel={text.removeWord}
            most={maxWords}
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
