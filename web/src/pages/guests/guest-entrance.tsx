import { useMutation, useQuery } from '@tanstack/react-query';
import type { GuestInvitation } from '@tv/contract/people/guests';
import { Mail, Unlink, WifiOff } from 'lucide-react';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Field } from '../../features/registration/field.tsx';
import { FormCard } from '../../features/registration/form-card.tsx';
import formStyles from '../../features/registration/form.module.css';
import { ApiError } from '@tv/client/lib/api/api-error.ts';
import { call } from '@tv/client/lib/api/call.ts';
import { useOrganizationColors } from '@tv/client/lib/appearance/use-organization-colors.ts';
import { useCooldownAfterTries } from '@tv/client/lib/forms/use-cooldown.ts';
import { useTitle } from '@tv/client/lib/layout/use-title.ts';
import { toastUnexpectedError } from '@tv/client/lib/support/unexpected-error.ts';
import * as text from '@tv/strings/en/registration/guest.ts';
import { Button } from '@tv/ui/button.tsx';
import { Failure } from '@tv/ui/failure.tsx';
import { Notice } from '@tv/ui/notice.tsx';
import { TooManyTries } from '@tv/ui/forms/too-many-tries.tsx';
import { BareLayout } from '../layout/bare-layout.tsx';
import { withCookie } from './guest-queries.ts';
import { Starting } from '../layout/root.tsx';

type Props = { id: string; secret: string; onEntered: () => void };

/** Asks a guest to confirm their address by a code that is sent to it. Says nothing of what is shared. */
export function GuestEntrance({ id, secret, onEntered }: Props) {
  const invitation = useQuery({
    queryKey: ['guest', id, 'invitation', secret],
    queryFn: ({ signal }) =>
      call('POST /Guests/:id/Invitation', { params: { id }, body: { secret }, signal }),
    enabled: secret !== '',
  });
  useOrganizationColors(invitation.data?.organization.id);
  const { data, error } = invitation;
  if (data)
    return (
      <BareLayout>
        <Confirmation id={id} secret={secret} invitation={data} onEntered={onEntered} />
      </BareLayout>
    );
  if (secret !== '' && !error) return <Starting />;
  const { status, reason } = error instanceof ApiError ? error : new ApiError('');
  return (
    <BareLayout>
      {secret === '' ? (
        <Notice as="h1" icon={<Mail />} title={text.openLink} text={text.openLinkText} />
      ) : status === 403 ? (
        <Notice as="h1" icon={<WifiOff />} title={text.outsideNetwork} text={text.outsideNetworkText} />
      ) : reason === 'guests.ended' ? (
        <Notice as="h1" icon={<Unlink />} title={text.ended} text={text.endedText} />
      ) : status === 404 || status === 400 ? (
        <Notice as="h1" icon={<Unlink />} title={text.brokenLink} text={text.brokenLinkText} />
      ) : (
        <Failure as="h1" error={error} retry={() => void invitation.refetch()} />
      )}
    </BareLayout>
  );
}

function Confirmation({ id, secret, invitation, onEntered }: Props & { invitation: GuestInvitation }) {
  const { organization, email } = invitation;
  const [isSent, setSent] = useState(false);
  const [left, restAfter] = useCooldownAfterTries();
  const sending = useMutation({
    mutationFn: () => call('POST /Guests/:id/Codes', { params: { id }, body: { secret } }),
    onSuccess: () => setSent(true),
    onError: (error) => {
      if (!restAfter(error)) toastUnexpectedError();
      // A code was sent a moment ago, such as before a reload.
      else setSent(true);
    },
  });
  useTitle(text.shared(organization.name));
  const send = () => {
    if (!sending.isPending && left === 0) sending.mutate();
  };
  if (isSent)
    return (
      <FormCard title={text.enterCode} lead={text.codeSent(email)} of={organization}>
        <CodeForm id={id} secret={secret} onEntered={onEntered} />
        <div className={formStyles.form}>
          <Button aria-disabled={sending.isPending || left > 0} onClick={send}>
            {text.sendAnother}
          </Button>
          <TooManyTries left={left} />
        </div>
      </FormCard>
    );
  return (
    <FormCard title={text.shared(organization.name)} lead={text.lead(email)} of={organization}>
      <div className={formStyles.form}>
        <Button look="primary" size="large" aria-disabled={sending.isPending} onClick={send}>
          {sending.isPending ? text.sending : text.sendCode}
        </Button>
        <p className={formStyles.help}>{text.disclosure(organization.name)}</p>
      </div>
    </FormCard>
  );
}

const sayRefusal = (error: unknown): string | undefined => {
  if (!(error instanceof ApiError)) return undefined;
  if (error.reason === 'guests.wrongCode') return text.wrongCode;
  return error.reason === 'guests.noCode' ? text.noCode : undefined;
};

function CodeForm({ id, secret, onEntered }: Props) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [tries, setTries] = useState(0);
  const [left, restAfter] = useCooldownAfterTries();
  const form = useRef<HTMLFormElement>(null);
  const refuse = (words: string) => {
    setProblem(words);
    setTries((count) => count + 1);
  };
  const checking = useMutation({
    mutationFn: () =>
      call('POST /Guests/:id/Sessions', { params: { id }, body: { secret, code }, ...withCookie }),
    onSuccess: onEntered,
    onError: (error) => {
      if (restAfter(error)) return;
      const words = sayRefusal(error);
      if (words) refuse(words);
      else toastUnexpectedError();
    },
  });
  useEffect(() => {
    form.current?.querySelector('input')?.focus();
  }, [tries]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (checking.isPending || left > 0) return;
    if (/^\d{6}$/.test(code.replaceAll(/\s/g, ''))) checking.mutate();
    else refuse(text.sixDigits);
  };
  return (
    <form ref={form} className={formStyles.form} onSubmit={submit} noValidate>
      <Field
        label={text.code}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        value={code}
        onChange={(typed) => {
          setCode(typed);
          setProblem(undefined);
        }}
        error={problem}
      />
      <Button type="submit" look="primary" size="large" aria-disabled={checking.isPending || left > 0}>
        {checking.isPending ? text.checking : text.watch}
      </Button>
      <TooManyTries left={left} />
    </form>
  );
}
