import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { organizationColors } from '../organization/queries.ts';

/** Lays an organization's colours over the portal's. Without an answer the portal has its own. */
export function useOrganizationColors(organizationId: string | undefined): void {
  const { data } = useQuery({
    ...organizationColors(organizationId ?? ''),
    enabled: organizationId !== undefined,
  });
  useEffect(() => {
    if (data) layOver(data).catch(() => {});
  }, [data]);
}

let areLaidOver = false;
let latest: object;

/** Most organizations have no colours of their own: what works them out is loaded by those that have. */
async function layOver(colors: Record<string, string>): Promise<void> {
  latest = colors;
  if (!areLaidOver && Object.keys(colors).length === 0) return;
  areLaidOver = true;
  const { applyOrganizationColors } = await import('./organization-colors.ts');
  // Another organization may have come meanwhile.
  if (latest === colors) applyOrganizationColors(colors);
}
