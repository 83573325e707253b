import { screenPath } from '@tv/contract/pages/page-paths';
import { useState } from 'react';
import { replace, useLoaderData, useNavigate, useParams, type LoaderFunctionArgs } from 'react-router';
import { EmailForm } from '../../features/registration/email-form.tsx';
import { FormCard, OtherWay, Terms } from '../../features/registration/form-card.tsx';
import { maskEmail } from '../../features/registration/mask-email.ts';
import { isUnknownLink, refusalOf } from '../../features/registration/refusal.ts';
import { Refused } from '../../features/registration/refused.tsx';
import { useOrganizationColors } from '@tv/client/lib/appearance/use-organization-colors.ts';
import { call } from '@tv/client/lib/api/call.ts';
import { signIn } from '@tv/client/lib/session/session.ts';
import { useTitle } from '@tv/client/lib/layout/use-title.ts';
import { BareLayout } from '../layout/bare-layout.tsx';
import { signIn as signInWord } from '@tv/strings/en/parts/actions.ts';
import { createAccount, haveAccount } from '@tv/strings/en/registration/registration.ts';
import * as text from '@tv/strings/en/registration/self-registration.ts';

/** The organization behind the link; an unknown link has a page of its own. */
export async function loader({ params }: LoaderFunctionArgs) {
  const { orgId = '', selfRegistrationId: id = '' } = params;
  try {
    return { registration: await call('GET /SelfRegistrations/Basic/:id', { params: { id } }) };
  } catch (error) {
    if (isUnknownLink(error)) throw replace(screenPath(orgId, 'not-registered'));
    return { error };
  }
}

export function SelfRegistrationPage() {
  const { registration, error } = useLoaderData<typeof loader>();
  const { orgId = '', selfRegistrationId: id = '' } = useParams();
  const [refused, setRefused] = useState<unknown>(error);
  const navigate = useNavigate();
  const name = registration?.organization.name ?? '';
  useTitle(name && text.join(name));
  useOrganizationColors(registration?.organizationId);
  const refuse = (problem: unknown) => {
    if (refusalOf(problem) === 'missing')
      void navigate(screenPath(orgId, 'not-registered'), { replace: true });
    else setRefused(problem);
  };
  if (refused !== undefined || !registration)
    return (
      <BareLayout>
        <Refused error={refused} renewal={{ text: text.askForLink }} />
      </BareLayout>
    );
  return (
    <BareLayout>
      <FormCard title={text.join(name)} lead={text.lead} of={registration.organization}>
        <EmailForm
          first={registration.email}
          action={createAccount}
          send={(email) => call('POST /SelfRegistrations/:id/Users', { params: { id }, body: { email } })}
          onSent={({ userId, email }) =>
            void navigate(
              screenPath(orgId, 'self-registration-completed/:selfRegistrationId/:userId', {
                selfRegistrationId: id,
                userId,
              }),
              {
                state: { maskedEmail: maskEmail(email) },
              },
            )
          }
          onRefused={refuse}
        />
        <Terms of={orgId} />
        <OtherWay text={haveAccount} action={signInWord} onPress={() => void signIn('/')} />
      </FormCard>
    </BareLayout>
  );
}
