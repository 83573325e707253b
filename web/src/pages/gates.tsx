import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Outlet, useLoaderData, useParams } from 'react-router';
import { ApiError } from '@tv/client/lib/api/api-error.ts';
import type { Admission } from '@tv/client/lib/session/current-user.ts';
import { publicOrganization } from '@tv/client/lib/organization/queries.ts';
import { useSession } from '@tv/client/lib/session/session-state.ts';
import { useOrganizationColors } from '@tv/client/lib/appearance/use-organization-colors.ts';
import { NotFoundPage } from './not-found-page.tsx';

const SignedOut = lazy(async () => ({ default: (await import('./sign-in/signed-out.tsx')).SignedOut }));

/** The members' pages: without a session, or once it has ended, the way to sign in. */
export function MemberGate() {
  const admission = useLoaderData<Admission>();
  const session = useSession();
  const organizationId = admission.kind === 'ADMITTED' ? admission.user.organizationId : undefined;
  useOrganizationColors(organizationId);
  if (organizationId !== undefined && session.status === 'signed-in') return <Outlet />;
  return (
    <Suspense>
      <SignedOut admission={admission} />
    </Suspense>
  );
}

/** The public pages of one organization; where there are none, nothing is to be found. */
export function PublicGate() {
  const { orgId = '' } = useParams();
  const { error } = useQuery(publicOrganization(orgId));
  useOrganizationColors(orgId);
  // Any other failure only leaves the name out.
  if (error instanceof ApiError && (error.status === 404 || error.status === 400))
    return <NotFoundPage home="/" />;
  return <Outlet />;
}
