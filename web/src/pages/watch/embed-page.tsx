import { useQuery } from '@tanstack/react-query';
import type { MediaContent } from '@tv/contract/media-contents/media-content';
import { lazy, Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { playerSettings, watchedItem } from '../../features/watch/queries.ts';
import { stateOf } from '../../features/watch/state-of.ts';
import { useOpenItem } from '../../features/watch/use-open-item.ts';
import { WatchStage } from '../../features/watch/stage/watch-stage.tsx';
import { useCurrentUser } from '@tv/client/lib/session/current-user.ts';
import { isFramed } from '@tv/client/lib/browser/framed.ts';
import { useArea, type Area } from '@tv/client/lib/area/area.ts';
import { useSession } from '@tv/client/lib/session/session-state.ts';
import { useTitle } from '@tv/client/lib/layout/use-title.ts';
import { useKeyedValue } from '@tv/client/lib/state/use-keyed-value.ts';
import { parseStartTime } from '@tv/player/clock.ts';
import { createPlayer } from '@tv/player/create-player.ts';
import { PlayerProvider } from '@tv/player/player-context.tsx';
import styles from './embed-page.module.css';

const EmbedSignIn = lazy(async () => ({
  default: (await import('../../features/watch/embed/embed-sign-in.tsx')).EmbedSignIn,
}));
const WatchFailure = lazy(async () => ({
  default: (await import('../../features/watch/watch-failure.tsx')).WatchFailure,
}));
const UnlockCard = lazy(async () => ({
  default: (await import('../../features/unlock/unlock-card.tsx')).UnlockCard,
}));

const EmbedRefused = lazy(async () => ({
  default: (await import('../../features/watch/embed/embed-refused.tsx')).EmbedRefused,
}));

const isOn = (value: string | null) => value !== null && value !== '0' && value !== 'false';

/** The player alone, in a frame of another page. */
export function EmbedPage() {
  const { id = '' } = useParams();
  const area = useArea();
  const user = useCurrentUser();
  const isSignedIn = useSession().status === 'signed-in';
  const needsSignIn = !area.isPublic && (user === undefined || !isSignedIn);
  const { data, error, refetch } = useQuery({ ...watchedItem(area, id), enabled: !needsSignIn });
  const [search] = useSearchParams();
  useTitle(data?.title);
  return (
    <main className={styles.embed}>
      <Suspense>
        {needsSignIn && <EmbedSignIn />}
        {!data && error && <WatchFailure error={error} retry={() => void refetch()} />}
      </Suspense>
      {data && !needsSignIn && (
        <>
          <h1 className="visually-hidden">{data.title}</h1>
          <Embedded item={data} area={area} search={search} />
        </>
      )}
    </main>
  );
}

type Props = { item: MediaContent; area: Area; search: URLSearchParams };

function Embedded({ item, area, search }: Props) {
  const user = useCurrentUser();
  const isMember = user !== undefined && user.organizationId === item.organizationId;
  const player = useKeyedValue(item.id, () =>
    createPlayer({
      duration: item.durationInSeconds,
      ...(isOn(search.get('muted')) && { muted: true }),
    }),
  );
  const open = useOpenItem(item, area, parseStartTime(search.get('t')));
  // The service refuses frames of public items by itself; of others it does not know before somebody has signed in.
  const playerQuery = useQuery({
    ...playerSettings(area, item.id),
    enabled: isFramed && stateOf(item) === 'open',
  });
  const settings = open.settings && { ...open.settings, autoplay: isOn(search.get('autoplay')) };
  if (playerQuery.data?.allowEmbed === false)
    return (
      <Suspense>
        <EmbedRefused area={area} id={item.id} />
      </Suspense>
    );
  if (stateOf(item) === 'locked')
    return (
      <Suspense>
        <UnlockCard item={item} queryKey={watchedItem(area, item.id).queryKey} />
      </Suspense>
    );
  return (
    <PlayerProvider player={player}>
      <WatchStage
        item={item}
        area={area}
        isMember={isMember}
        isBare
        settings={settings}
        subtitles={open.subtitles}
        descriptions={open.descriptions}
        start={open.start}
        loadText={open.loadText}
      />
    </PlayerProvider>
  );
}
