import type { Cues } from '@tv/contract/cues';
import { useMemo } from 'react';
import { alignStyle, groupCues, type CueGroup } from './caption-place.ts';
import { CaptionText } from './caption-text.tsx';
import styles from './captions.module.css';
import { cuesUrl, readCues, shownAt } from './cues.ts';
import { usePlayerState } from './player-context.tsx';
import type { PlayerProps } from './player-props.ts';
import { useLoadedText } from './use-loaded-text.ts';

const nothing: Cues = { cues: [], regions: [] };

const Group = ({ group }: { group: CueGroup }) => {
  const chosen = usePlayerState((state) => state.captionStyle);
  const cues = group.cues.map((cue, place) => (
    <div key={place} dir="auto" style={group.kind === 'placed' ? undefined : alignStyle(cue.place)}>
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

/**
 * Captions drawn by the page, so that they move above the controls and look the same everywhere: what the service read,
 * where the file puts it. They are not a live region: read aloud, they would talk over what is heard.
 */
export const Captions = ({
  subtitles,
  loadText,
  raised,
  beside,
  hasPicture,
}: Pick<PlayerProps, 'subtitles' | 'loadText'> & {
  raised: boolean;
  beside: boolean;
  hasPicture: boolean;
}) => {
  const language = usePlayerState((state) => state.captions);
  const subtitle = subtitles.find((entry) => entry.languageCode === language);
  // a file that cannot be read shows nothing rather than an error over the picture
  const loaded = useLoadedText(subtitle && cuesUrl(subtitle.url), true, loadText, readCues);
  const { cues, regions } = loaded ?? nothing;
  // a text, so that the cues are drawn again only when they change
  const shown = usePlayerState((state) => shownAt(cues, state.currentTime).join(' '));
  const groups = useMemo(() => {
    const now = shown.split(' ').flatMap((place) => (shown && cues[Number(place)]) || []);
    return groupCues(now, regions, hasPicture);
  }, [shown, cues, regions, hasPicture]);
  const { size, color, background, font } = usePlayerState((state) => state.captionStyle);
  if (!subtitle || groups.length === 0) return null;
  return (
    <div
      className={styles.screen}
      lang={subtitle.languageCode}
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
