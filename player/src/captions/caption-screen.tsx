import type { Cues } from '@tv/contract/captions/cues';
import { useMemo } from 'react';
import { alignStyle, groupCues, type CueGroup } from './caption-position.ts';
import { CaptionText } from './caption-text.tsx';
import styles from './captions.module.css';
import { shownAt } from './cues.ts';
import { usePlayerState } from '../player-context.tsx';
import type { PlayerState } from '../player-state.ts';

const Group = ({ group }: { group: CueGroup }) => {
  const chosen = usePlayerState((state) => state.captionStyle);
  const cues = group.cues.map((cue, index) => (
    <div
      key={index}
      className={styles.cue}
      dir="auto"
      style={group.kind === 'placed' ? undefined : alignStyle(cue.place)}
    >
      <CaptionText cue={cue} chosen={chosen} />
    </div>
  ));
  if (group.kind === 'usual') return <div className={styles.captions}>{cues}</div>;
  if (group.kind === 'region')
    return (
      <div className={styles.area}>
        <div className={styles.region} style={group.style}>
          {cues}
        </div>
      </div>
    );
  return (
    <div className={styles.area} data-vertical={group.isVertical || undefined}>
      {group.before && <span style={group.before} />}
      <div className={styles.placed} style={group.style}>
        {cues}
      </div>
      {group.after && <span style={group.after} />}
    </div>
  );
};

/** How captions stand over the picture. */
export type CaptionScreenProps = {
  languageCode: string;
  raised: boolean;
  beside: boolean;
  hasPicture: boolean;
};

const secondOfMedia = ({ currentTime }: PlayerState) => currentTime;

/** The cues of this moment, over the picture. `clock`: the time by which they are shown, in seconds; absent: that of the media. */
export const CaptionScreen = ({
  cues: { cues, regions },
  clock = secondOfMedia,
  languageCode,
  raised,
  beside,
  hasPicture,
}: CaptionScreenProps & { cues: Cues; clock?: (state: PlayerState) => number }) => {
  // a text, so that the cues are drawn again only when they change
  const shown = usePlayerState((state) => shownAt(cues, clock(state)).join(' '));
  const groups = useMemo(() => {
    const now = shown.split(' ').flatMap((number) => (shown && cues[Number(number)]) || []);
    return groupCues(now, regions, hasPicture);
  }, [shown, cues, regions, hasPicture]);
  const { size, color, background, font } = usePlayerState((state) => state.captionStyle);
  if (groups.length === 0) return null;
  return (
    <div
      className={styles.screen}
      lang={languageCode}
      style={{ '--size': size }}
      data-color={color}
      data-background={background}
      data-font={font}
      data-raised={raised || undefined}
      data-beside={beside || undefined}
    >
      {groups.map((group) => (
        <Group key={group.key} group={group} />
      ))}
    </div>
  );
};
