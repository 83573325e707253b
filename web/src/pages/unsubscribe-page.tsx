import { portalPath } from '@tv/contract/pages/page-paths';
import { MailX, Unlink } from 'lucide-react';
import { useState } from 'react';
import { replace, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { Outcome } from '../features/registration/outcome.tsx';
import { ApiError } from '@tv/client/lib/api/api-error.ts';
import { call } from '@tv/client/lib/api/call.ts';
import { linkToken } from '@tv/client/lib/area/link-token.ts';
import { useTitle } from '@tv/client/lib/layout/use-title.ts';
import * as text from '@tv/strings/en/settings/notifications.ts';
import { Button, LinkButton } from '@tv/ui/button.tsx';
import { Failure } from '@tv/ui/failure.tsx';
import { Notice } from '@tv/ui/notice.tsx';
import { BareLayout } from './layout/bare-layout.tsx';

const unsubscribeToken = linkToken('tv.unsubscribe');

/** Takes the mail's token out of the address. Nothing has ended before the person says so. */
export function loader({ request }: LoaderFunctionArgs) {
  if (unsubscribeToken.takeFrom(request.url)) throw replace(portalPath('unsubscribe'));
  return unsubscribeToken.read();
}

type State = 'asked' | 'sending' | 'done' | 'unknown' | { error: unknown };

export function UnsubscribePage() {
  const token = useLoaderData<typeof loader>();
  const [state, setState] = useState<State>(token ? 'asked' : 'unknown');
  useTitle(text.unsubscribe);
  const unsubscribe = async () => {
    setState('sending');
    try {
      await call('POST /Notifications/Unsubscriptions', { query: { token: token ?? '' } });
      setState('done');
    } catch (error) {
      setState(error instanceof ApiError && error.status === 404 ? 'unknown' : { error });
    }
  };
  return (
    <BareLayout>
      {typeof state === 'object' ? (
        <Failure as="h1" error={state.error} retry={() => void unsubscribe()} />
      ) : state === 'done' || state === 'unknown' ? (
        <Outcome
          icon={state === 'done' ? <MailX /> : <Unlink />}
          title={state === 'done' ? text.unsubscribed : text.linkBroken}
          text={state === 'done' ? text.unsubscribedText : text.linkBrokenText}
        >
          <LinkButton to={portalPath('settings')}>{text.openSettings}</LinkButton>
        </Outcome>
      ) : (
        <Notice as="h1" icon={<MailX />} title={text.unsubscribeTitle} text={text.unsubscribeText}>
          <Button look="primary" disabled={state === 'sending'} onClick={() => void unsubscribe()}>
            {text.unsubscribe}
          </Button>
          <LinkButton to="/">{text.stayWithDigest}</LinkButton>
        </Notice>
      )}
    </BareLayout>
  );
}
