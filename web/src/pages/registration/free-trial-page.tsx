import { portalPath } from '@tv/contract/pages/page-paths';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { replace, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { RequestState } from '@tv/contract/enumerations';
import { ProblemCode } from '@tv/contract/problems';
import { AccountCreated } from '../../features/registration/account-created.tsx';
import { EmailForm } from '../../features/registration/email-form.tsx';
import { FormCard, OtherWay } from '../../features/registration/form-card.tsx';
import { trialToken } from '../../features/registration/link-token.ts';
import { maskEmail } from '../../features/registration/mask-email.ts';
import { asAnswer } from '../../features/registration/new-person.ts';
import { Outcome } from '../../features/registration/outcome.tsx';
import { PersonForm } from '../../features/registration/person-form.tsx';
import { Refused } from '../../features/registration/refused.tsx';
import { ResendButton } from '../../features/registration/resend-button.tsx';
import { ApiError } from '@tv/client/lib/api/api-error.ts';
import { call } from '@tv/client/lib/api/call.ts';
import { signIn } from '@tv/client/lib/session/session.ts';
import { useTitle } from '@tv/client/lib/layout/use-title.ts';
import { Button } from '@tv/ui/button.tsx';
import { BareLayout } from '../layout/bare-layout.tsx';
import { signIn as signInWord } from '@tv/strings/en/parts/actions.ts';
import { checkInbox, haveAccount } from '@tv/strings/en/registration/registration.ts';
import * as text from '@tv/strings/en/registration/free-trial.ts';

/** Takes the mail's secret out of the address, then looks whose trial it opens. */
export async function loader({ request }: LoaderFunctionArgs) {
  if (trialToken.takeFrom(request.url)) throw replace(portalPath('free-trial'));
  const token = trialToken.read();
  if (!token) return {};
  try {
    const trial = await call('GET /Users/SubscriptionUsers', { query: { token } });
    if (trial.status !== RequestState.COMPLETED) return { token, trial };
    return { token, error: new ApiError('', { status: 400, errorCode: ProblemCode.TokenAlreadyUsed }) };
  } catch (error) {
    return { token, error };
  }
}

const ask = (email: string) => call('POST /Users/SubscriptionUsers', { body: { emailAddress: email } });

export function FreeTrialPage() {
  const { token = '', trial, error } = useLoaderData<typeof loader>();
  const [refused, setRefused] = useState<unknown>(error);
  const [created, setCreated] = useState<string>();
  const askAgain = () => {
    trialToken.save(null);
    location.reload();
  };
  useTitle(text.title);
  if (created !== undefined)
    return (
      <BareLayout>
        <AccountCreated email={created} />
      </BareLayout>
    );
  if (refused !== undefined)
    return (
      <BareLayout>
        <Refused
          error={refused}
          renewal={{
            text: text.askAgainText,
            action: (
              <Button look="primary" onClick={askAgain}>
                {text.askAgain}
              </Button>
            ),
          }}
        />
      </BareLayout>
    );
  if (!trial) return <Asking />;
  return (
    <BareLayout>
      <FormCard
        title={text.start}
        lead={
          <>
            {text.startFor} <strong>{trial.emailAddress}</strong>.
          </>
        }
      >
        <PersonForm
          email={trial.emailAddress}
          action={text.startAction}
          asksOrganization
          setsPassword={trial.setsPassword}
          send={(person) =>
            call('POST /Users/SubscriptionUsers/:id/Confirms', {
              params: { id: trial.id },
              body: { token, organizationName: person.organizationName.trim(), ...asAnswer(person) },
            })
          }
          onDone={({ email }) => {
            trialToken.save(null);
            setCreated(email);
          }}
          onRefused={setRefused}
        />
      </FormCard>
    </BareLayout>
  );
}

function Asking() {
  const [sentTo, setSentTo] = useState<string>();
  const [refused, setRefused] = useState<unknown>();
  if (refused !== undefined)
    return (
      <BareLayout>
        <Refused error={refused} renewal={{ text: text.loadAnew }} />
      </BareLayout>
    );
  return (
    <BareLayout>
      {sentTo === undefined ? (
        <FormCard title={text.start} lead={text.lead}>
          <EmailForm
            action={text.sendLink}
            send={ask}
            onSent={(_, email) => setSentTo(email)}
            onRefused={setRefused}
          />
          <OtherWay text={haveAccount} action={signInWord} onPress={() => void signIn('/')} />
        </FormCard>
      ) : (
        <Outcome icon={<MailCheck />} title={checkInbox} text={text.sentTo(maskEmail(sentTo))}>
          <ResendButton send={() => ask(sentTo)} isFresh onRefused={setRefused} />
        </Outcome>
      )}
    </BareLayout>
  );
}
