import { portalPath, screenPath } from '@tv/contract/pages/page-paths';
import { replace, useLoaderData, useParams, type LoaderFunctionArgs } from 'react-router';
import { accountToken } from '../../features/registration/link-token.ts';
import { isUnknownLink } from '../../features/registration/refusal.ts';
import { registerAgain } from '../../features/registration/register-again.tsx';
import { Refused } from '../../features/registration/refused.tsx';
import { call } from '@tv/client/lib/api/call.ts';
import { useTitle } from '@tv/client/lib/layout/use-title.ts';
import { BareLayout } from '../layout/bare-layout.tsx';
import * as text from '@tv/strings/en/registration/self-registration.ts';

/** Proves the address by the mail's secret and goes on to the account; may be repeated until that is set up. */
export async function loader({ params }: LoaderFunctionArgs) {
  const { orgId = '', selfRegistrationId: id = '', selfRegistrationUserId = '' } = params;
  try {
    const { onboardingToken } = await call('POST /SelfRegistrations/:id/Users/Confirm', {
      params: { id },
      body: { selfRegistrationUserId },
    });
    accountToken.save(onboardingToken);
  } catch (error) {
    if (isUnknownLink(error)) throw replace(screenPath(orgId, 'not-registered'));
    return { error };
  }
  throw replace(portalPath('account-setup'));
}

export function RegisteredPage() {
  const { error } = useLoaderData<typeof loader>();
  const { orgId = '', selfRegistrationId: id = '' } = useParams();
  useTitle(text.confirmAddress);
  return (
    <BareLayout>
      <Refused error={error} renewal={registerAgain(orgId, id)} />
    </BareLayout>
  );
}
