import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { applyOrganizationColors } from '../../lib/organization-colors.ts';
import { organizationColors } from '../../lib/queries.ts';

/** The look of the organization that somebody is about to join. Without an answer the portal keeps its own. */
export function useColorsOf(organizationId: string | undefined): void {
  const { data } = useQuery({
    ...organizationColors(organizationId ?? ''),
    enabled: organizationId !== undefined,
  });
  useEffect(() => {
    if (data) applyOrganizationColors(data);
  }, [data]);
}
