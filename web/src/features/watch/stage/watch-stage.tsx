import { MediaType } from '@tv/contract/enumerations';
import type { MediaContent } from '@tv/contract/media-contents/media-content';
import type { MediaPlayerSettings } from '@tv/contract/media/player-settings';
import { lazy, Suspense } from 'react';
import { StagePicture } from '../../../parts/stage-picture.tsx';
import type { Stage } from '../now-playing.ts';
import { StageSlot } from './stage-slot.tsx';
import { stateOf } from '../state-of.ts';
import styles from './watch-stage.module.css';

// the first frame is the picture: what plays it comes while it is looked at
const PlayerStage = lazy(async () => ({ default: (await import('./player-stage.tsx')).PlayerStage }));
const StageHost = lazy(async () => ({ default: (await import('./stage-host.tsx')).StageHost }));
const host = (
  <Suspense>
    <StageHost />
  </Suspense>
);
const UnreadyStage = lazy(async () => ({ default: (await import('./unready-stage.tsx')).UnreadyStage }));
const EndedStage = lazy(async () => ({ default: (await import('../live/ended-stage.tsx')).EndedStage }));
const UpcomingStage = lazy(async () => ({ default: (await import('./upcoming-stage.tsx')).UpcomingStage }));

/** Width over height of the stage. Audio has the ratio of a film. */
export const ratioOf = (item: MediaContent): number =>
  stateOf(item) === 'open' && item.type === MediaType.VIDEO ? (item.thumbnailAspectRatio ?? 16 / 9) : 16 / 9;

type Props = Omit<Stage, 'settings' | 'fromPlaylist'> & {
  fromPlaylist?: boolean;
  settings: MediaPlayerSettings | undefined;
  /** Alone in a frame of another page: it goes nowhere else. */
  isBare?: boolean;
};

const Waiting = ({ item }: Pick<Props, 'item'>) => (
  <div className={styles.waiting} style={{ '--ratio': ratioOf(item) }}>
    <StagePicture item={item} />
  </div>
);

/** Everything but a locked item: that one is another feature's. */
export const WatchStage = ({ item, settings, isBare, fromPlaylist = false, ...rest }: Props) => {
  const state = stateOf(item);
  return (
    <Suspense fallback={<Waiting item={item} />}>
      {state === 'unready' && (item.live ? <EndedStage id={item.id} area={rest.area} /> : <UnreadyStage />)}
      {state === 'upcoming' && <UpcomingStage item={item} area={rest.area} />}
      {state === 'open' &&
        (!settings ? (
          <Waiting item={item} />
        ) : isBare ? (
          <PlayerStage item={item} settings={settings} isBare fromPlaylist={false} {...rest} />
        ) : (
          <StageSlot stage={{ item, settings, fromPlaylist, ...rest }} host={host}>
            <Waiting item={item} />
          </StageSlot>
        ))}
    </Suspense>
  );
};
