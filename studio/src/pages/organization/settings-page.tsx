import { useQuery } from '@tanstack/react-query';
import { Role } from '@tv/contract/enumerations';
import type { ManagedOrganization } from '@tv/contract/organization/organization-settings';
import { hasAtLeast } from '@tv/contract/people/roles';
import type { ReactNode } from 'react';
import { useCurrentUser } from '@tv/client/lib/session/current-user.ts';
import { Failure } from '@tv/ui/failure.tsx';
import { FormSkeleton } from '@tv/ui/loading/form-skeleton.tsx';
import { managedOrganization } from '../../parts/organization-query.ts';
import { OrganizationFrame } from './organization-frame.tsx';

type SettingsProps = {
  /** `isAdmin`: whether the reader administrates the organization. */
  children: (organization: ManagedOrganization, isAdmin: boolean) => ReactNode;
};

/** A page of settings, shown once they are known. */
export const SettingsPage = ({ title, children }: SettingsProps & { title: string }) => (
  <OrganizationFrame title={title}>
    <Settings>{children}</Settings>
  </OrganizationFrame>
);

function Settings({ children }: SettingsProps) {
  const user = useCurrentUser();
  const { data, error, refetch } = useQuery(managedOrganization());
  const isAdmin = user !== undefined && hasAtLeast(user.role, Role.Admin);
  return (
    <>
      {error && !data && <Failure error={error} retry={() => void refetch()} />}
      {data ? children(data, isAdmin) : !error && <FormSkeleton />}
    </>
  );
}
