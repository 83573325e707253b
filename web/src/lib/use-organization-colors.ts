import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { applyOrganizationColors } from './organization-colors.ts';
import { organizationColors } from './queries.ts';

/** Dresses the portal in the look of an organization. Without an answer the portal keeps its own. */
export function useOrganizationColors(organizationId: string | undefined): void {
  const { data } = useQuery({
    ...organizationColors(organizationId ?? ''),
    enabled: organizationId !== undefined,
  });
  useEffect(() => {
    if (data) applyOrganizationColors(data);
  }, [data]);
}
