import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { OrganizationChange } from '@tv/contract/organization/organization-settings';
import { call } from '@tv/client/lib/api/call.ts';
import { announce } from '@tv/client/lib/layout/announcer.ts';
import { organizationColors } from '@tv/client/lib/organization/queries.ts';
import { refreshUser } from '@tv/client/lib/session/current-user.ts';
import * as text from '@tv/strings/en/studio/item/fields.ts';
import { formProblems } from './problems/form-problems.ts';

/** All that is set for the organization. */
export const managedOrganization = () =>
  queryOptions({
    queryKey: ['studio', 'organization'],
    queryFn: ({ signal }) => call('GET /Management/Organization', { signal }),
    staleTime: 0,
    refetchOnMount: true,
  });

/** Saves settings of the organization. The page then shows its name and colours as they are. */
export function useOrganizationChange(onSaved: () => void) {
  const queryClient = useQueryClient();
  const saving = useMutation({
    mutationFn: (body: OrganizationChange) => call('PATCH /Management/Organization', { body }),
    onSuccess: (changed) => {
      queryClient.setQueryData(managedOrganization().queryKey, changed);
      queryClient.setQueryData(organizationColors(changed.id).queryKey, changed.colors);
      onSaved();
      announce(text.savedNow);
      void refreshUser().catch(() => {});
    },
  });
  return {
    save: saving.mutate,
    isSaving: saving.isPending,
    reset: saving.reset,
    ...formProblems(saving.error, text.notSavedNow),
  };
}
