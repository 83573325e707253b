import { MediaType } from '@tv/contract/enumerations';
import type { MediaContent, Subtitle } from '@tv/contract/media';
import { Hourglass } from 'lucide-react';
import { Notice } from '../../ui/notice.tsx';
import { Picture } from '../../ui/picture.tsx';
import { PlayerStage } from './player-stage.tsx';
import { stateOf } from './state-of.ts';
import { UpcomingStage } from './upcoming-stage.tsx';
import type { useOpenItem } from './use-open-item.ts';
import styles from './watch-stage.module.css';

/** Width over height of what stands in the stage. Sound has a face of its own, as wide as a film. */
export const ratioOf = (item: MediaContent): number =>
  stateOf(item) === 'open' && item.type === MediaType.VIDEO ? (item.thumbnailAspectRatio ?? 16 / 9) : 16 / 9;

type Props = Pick<ReturnType<typeof useOpenItem>, 'settings' | 'start' | 'loadText'> & {
  item: MediaContent;
  subtitles: readonly Subtitle[];
  isMember: boolean;
  isBare?: boolean;
};

/** Everything but a locked item: that one is another feature's. */
export const WatchStage = ({ item, settings, subtitles, start, isMember, ...rest }: Props) => {
  const state = stateOf(item);
  if (state === 'upcoming') return <UpcomingStage item={item} />;
  if (state === 'unready')
    return (
      <Notice
        icon={<Hourglass />}
        title="This is being prepared"
        text="It can be watched in a few minutes. Come back then."
      />
    );
  if (settings)
    return (
      <PlayerStage
        item={item}
        settings={settings}
        subtitles={subtitles}
        start={start}
        isMember={isMember}
        {...rest}
      />
    );
  return (
    <div className={styles.waiting} style={{ '--ratio': ratioOf(item) }}>
      <Picture
        address={item.thumbnailUrl}
        item={item}
        placeholder={item.thumbnailPlaceholder}
        mediaType={item.type}
        sizes="(width >= 1280px) 70vw, 100vw"
        isFirst
        isFilling
      />
    </div>
  );
};
