import { portalPath } from '@tv/contract/pages/page-paths';
import { MailQuestionMark } from 'lucide-react';
import { useState } from 'react';
import { replace, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { AccountCreated } from '../../features/registration/account-created.tsx';
import { FormCard } from '../../features/registration/form-card.tsx';
import { accountToken } from '../../features/registration/link-token.ts';
import { asAnswer } from '../../features/registration/new-person.ts';
import { Outcome } from '../../features/registration/outcome.tsx';
import { PersonForm } from '../../features/registration/person-form.tsx';
import { refusalOf } from '../../features/registration/refusal.ts';
import { Refused } from '../../features/registration/refused.tsx';
import { ResendButton } from '../../features/registration/resend-button.tsx';
import { call } from '@tv/client/lib/api/call.ts';
import { useTitle } from '@tv/client/lib/layout/use-title.ts';
import { BareLayout } from '../layout/bare-layout.tsx';
import { createAccount } from '@tv/strings/en/registration/registration.ts';
import * as text from '@tv/strings/en/registration/account-setup.ts';

/** Takes the invitation's secret out of the address, then looks whose account it sets up. */
export async function loader({ request }: LoaderFunctionArgs) {
  if (accountToken.takeFrom(request.url)) throw replace(portalPath('account-setup'));
  const token = accountToken.read();
  if (!token) return {};
  try {
    return { token, invitation: await call('GET /Users/OnBoarding/Token', { query: { token } }) };
  } catch (error) {
    return { token, error };
  }
}

export function AccountSetupPage() {
  const { token = '', invitation, error } = useLoaderData<typeof loader>();
  const [refused, setRefused] = useState<unknown>(error);
  const [created, setCreated] = useState<string>();
  useTitle(text.setUp);
  if (created !== undefined)
    return (
      <BareLayout>
        <AccountCreated email={created} />
      </BareLayout>
    );
  if (refused !== undefined || !invitation)
    return (
      <BareLayout>
        {refused === undefined ? (
          <Outcome icon={<MailQuestionMark />} title={text.openMail} text={text.openMailText} />
        ) : (
          <Expirable error={refused} token={token} />
        )}
      </BareLayout>
    );
  const { email, organizationName, setsPassword } = invitation;
  return (
    <BareLayout>
      <FormCard
        title={text.setUp}
        lead={
          <>
            {text.setUpFor} <strong>{email}</strong>
            {text.setUpAt(organizationName)}
            {!setsPassword && ` ${text.signsInElsewhere}`}
          </>
        }
        of={{ logoUrl: invitation.organizationLogoUrl, logoDarkUrl: invitation.organizationLogoDarkUrl }}
      >
        <PersonForm
          email={email}
          action={createAccount}
          setsPassword={setsPassword}
          send={(person) => call('PUT /Users/OnBoarding/Account', { body: { token, ...asAnswer(person) } })}
          onDone={(answer) => {
            accountToken.save(null);
            setCreated(answer.email);
          }}
          onRefused={setRefused}
        />
      </FormCard>
    </BareLayout>
  );
}

/** An invitation of the last 30 days can be renewed; an older one only from who sent it. */
function Expirable({ error, token }: { error: unknown; token: string }) {
  const [renewal, setRenewal] = useState<unknown>();
  const isTooOld = refusalOf(renewal) === 'expired';
  return (
    <Refused
      error={renewal ?? error}
      renewal={
        isTooOld
          ? { text: text.tooOld }
          : {
              text: text.canRenew,
              action: (
                <ResendButton
                  label={text.resendInvitation}
                  look="primary"
                  send={() => call('POST /Users/OnBoarding/Invites/Resend', { body: { token } })}
                  onRefused={setRenewal}
                />
              ),
            }
      }
    />
  );
}
