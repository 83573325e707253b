import { screenPath } from '@tv/contract/pages/page-paths';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useLoaderData, useLocation, useNavigate, useParams } from 'react-router';
import { Outcome } from '../../features/registration/outcome.tsx';
import { registerAgain } from '../../features/registration/register-again.tsx';
import { refusalOf } from '../../features/registration/refusal.ts';
import { Refused } from '../../features/registration/refused.tsx';
import { ResendButton } from '../../features/registration/resend-button.tsx';
import { useOrganizationColors } from '@tv/client/lib/appearance/use-organization-colors.ts';
import { call } from '@tv/client/lib/api/call.ts';
import { BareLayout } from '../layout/bare-layout.tsx';
import type { loader } from './self-registration-page.tsx';
import { checkInbox } from '@tv/strings/en/registration/registration.ts';
import * as text from '@tv/strings/en/registration/self-registration.ts';

export function SelfRegistrationCompletedPage() {
  const { registration, error } = useLoaderData<typeof loader>();
  const { orgId = '', selfRegistrationId: id = '', userId = '' } = useParams();
  const [refused, setRefused] = useState<unknown>(error);
  const { state } = useLocation();
  const navigate = useNavigate();
  useOrganizationColors(registration?.organizationId);
  // Only the page that sent it knows the address; it is neither in this page's address nor sent by the service.
  const address = (state as { maskedEmail?: string } | null)?.maskedEmail ?? text.yourAddress;
  const refuse = (problem: unknown) => {
    if (refusalOf(problem) === 'missing')
      void navigate(screenPath(orgId, 'not-registered'), { replace: true });
    else setRefused(problem);
  };
  return (
    <BareLayout>
      {refused !== undefined || !registration ? (
        <Refused error={refused} renewal={registerAgain(orgId, id)} />
      ) : (
        <Outcome
          icon={<MailCheck />}
          title={checkInbox}
          text={text.sentTo(address, registration.organization.name)}
        >
          <ResendButton
            send={() => call('POST /SelfRegistrations/:id/Users/:userId/Resend', { params: { id, userId } })}
            onRefused={refuse}
          />
        </Outcome>
      )}
    </BareLayout>
  );
}
