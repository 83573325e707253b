import { useQuery } from '@tanstack/react-query';
import type { Backstage } from '@tv/contract/live/backstage';
import { isOver } from '@tv/contract/live/live-states';
import { Clapperboard, Hourglass, Unlink, VideoOff, WifiOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { ApiError } from '@tv/client/lib/api/api-error.ts';
import { call } from '@tv/client/lib/api/call.ts';
import { useOrganizationColors } from '@tv/client/lib/appearance/use-organization-colors.ts';
import { shortMoment } from '@tv/client/lib/format/short-dates.ts';
import { useTitle } from '@tv/client/lib/layout/use-title.ts';
import * as text from '@tv/strings/en/studio/live/backstage.ts';
import * as guestText from '@tv/strings/en/registration/guest.ts';
import { beginsAt } from '@tv/strings/en/studio/live/live.ts';
import { Failure } from '@tv/ui/failure.tsx';
import { Logo } from '@tv/ui/brand/logo.tsx';
import { Mark } from '@tv/ui/brand/mark.tsx';
import { Notice } from '@tv/ui/notice.tsx';
import { GuestStream } from '../../live/guest-stream.tsx';
import { GuestSender } from '../../upload/broadcast/guest-sender.tsx';
import style from './backstage-page.module.css';

/** A link that opens nothing, or not from here. A lost line, and a service that is away, are something else. */
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && [400, 403, 404].includes(error.status ?? 0);

/** Milliseconds between two looks at the event. */
const lookEvery = 2_000;

/** For a guest who speaks at a live event, by a link and without an account. Nothing else of the portal is on this page. */
export function BackstagePage() {
  const { hash } = useLocation();
  const key = hash.slice(1);
  useTitle(text.title);
  const { data, error, refetch } = useQuery({
    queryKey: ['backstage', key],
    queryFn: ({ signal }) => call('POST /Backstage', { body: { key }, signal }),
    enabled: key !== '',
    gcTime: 0,
    refetchInterval: ({ state: { data, error } }) =>
      isRefusal(error) || (data && isOver(data.state)) ? false : lookEvery,
    // Cameras are looked at from another window, too.
    refetchIntervalInBackground: true,
    retry: false,
  });
  useOrganizationColors(data?.organization.id);
  const isRefused = isRefusal(error);
  if (key === '' || isRefused)
    return (
      <Bare>
        <Refused
          hasKey={key !== ''}
          isOutside={isRefused && error.status === 403}
          wasOpen={data !== undefined}
        />
      </Bare>
    );
  if (!data) return <Bare>{error && <Failure as="h1" error={error} retry={() => void refetch()} />}</Bare>;
  if (isOver(data.state))
    return (
      <Bare>
        <Notice as="h1" icon={<Hourglass />} title={text.over} text={text.overText} />
      </Bare>
    );
  return <Stage key={key} linkKey={key} backstage={data} />;
}

const Bare = ({ children }: { children: ReactNode }) => (
  <div className={style.bare}>
    <header className={style.head}>
      <Logo />
    </header>
    <main id="main" className={style.middle}>
      {children}
    </main>
  </div>
);

type RefusedProps = { hasKey: boolean; isOutside: boolean; wasOpen: boolean };

function Refused({ hasKey, isOutside, wasOpen }: RefusedProps) {
  const { openLink, openLinkText, ended, endedText, noLink, noLinkText } = text;
  if (!hasKey) return <Notice as="h1" icon={<Clapperboard />} title={openLink} text={openLinkText} />;
  if (isOutside)
    return (
      <Notice
        as="h1"
        icon={<WifiOff />}
        title={guestText.outsideNetwork}
        text={guestText.outsideNetworkText}
      />
    );
  if (wasOpen) return <Notice as="h1" icon={<Unlink />} title={ended} text={endedText} />;
  return <Notice as="h1" icon={<Unlink />} title={noLink} text={noLinkText} />;
}

type OpenState = keyof typeof text.states;

function Stage({ linkKey, backstage }: { linkKey: string; backstage: Backstage }) {
  const { organization, title, name, scheduledAt, state, isOnAir, webSocket, stream } = backstage;
  // The address of the first answer: a change would end what is sent.
  const [address] = useState(webSocket);
  return (
    <>
      <header className={style.head}>
        <Mark of={organization} height={28} />
        <span className={style.organization} dir="auto">
          {organization.name}
        </span>
      </header>
      <main id="main" className={style.page} tabIndex={-1}>
        <div className={style.about}>
          <h1 dir="auto">{title}</h1>
          <p>{text.youSpeak(name)}</p>
          <p role="status">
            {text.states[state as OpenState]}
            {state !== 'onAir' && scheduledAt && ` ${beginsAt(shortMoment(scheduledAt))}`}
          </p>
        </div>
        <section className={style.own} aria-label={text.title}>
          {address ? (
            <GuestSender linkKey={linkKey} address={address} isOnAir={isOnAir} />
          ) : (
            <Notice icon={<VideoOff />} title={text.notReceived} text={text.notReceivedText} />
          )}
        </section>
        <section className={style.seen} aria-labelledby="seen">
          <h2 id="seen">{text.watch}</h2>
          <GuestStream title={title} stream={stream} />
        </section>
      </main>
    </>
  );
}
