import { useQuery } from '@tanstack/react-query';
import type { ManagedOrganization } from '@tv/contract/organization';
import type { ReactNode } from 'react';
import { useCurrentUser } from '../../../lib/session/current-user.ts';
import { maySeeOrganization } from '../../ui/may-see-organization.ts';
import { Failure } from '../../../ui/failure.tsx';
import { managedOrganization } from '../../ui/organization-query.ts';
import { OrganizationFrame } from './organization-frame.tsx';

type SettingsPageProps = { title: string; children: (organization: ManagedOrganization) => ReactNode };

/** A page of settings, shown once they are known. */
export function SettingsPage({ title, children }: SettingsPageProps) {
  const user = useCurrentUser();
  const { data, error, refetch } = useQuery({
    ...managedOrganization(),
    enabled: user !== undefined && maySeeOrganization(user),
  });
  return (
    <OrganizationFrame title={title}>
      {error && !data && <Failure error={error} retry={() => void refetch()} />}
      <div aria-busy={!data && !error}>{data && children(data)}</div>
    </OrganizationFrame>
  );
}
