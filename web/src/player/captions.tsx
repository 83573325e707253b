import { useEffect, useState } from 'react';
import styles from './captions.module.css';
import { usePlayerState } from './player-context.tsx';
import type { PlayerProps, PlayerSubtitle } from './player-props.ts';
import { cuesAt, parseWebVtt, type Cue } from './web-vtt.ts';

const nothing: readonly Cue[] = [];

/** The cues of the language shown; a file that cannot be read shows nothing rather than an error over the picture. */
const useCues = (subtitle: PlayerSubtitle | undefined, loadText: PlayerProps['loadText']) => {
  const [cues, setCues] = useState<{ id: string; cues: readonly Cue[] }>();
  useEffect(() => {
    if (!subtitle) return undefined;
    let wanted = true;
    loadText(subtitle.url).then(
      (file) => wanted && setCues({ id: subtitle.id, cues: parseWebVtt(file) }),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [subtitle, loadText]);
  return cues && cues.id === subtitle?.id ? cues.cues : nothing;
};

/**
 * Captions drawn by the page, so that they move above the controls and look the same everywhere.
 * They are no live region: read aloud, they would talk over what is heard.
 */
export const Captions = ({
  subtitles,
  loadText,
  raised,
  beside,
}: Pick<PlayerProps, 'subtitles' | 'loadText'> & { raised: boolean; beside: boolean }) => {
  const language = usePlayerState((state) => state.captions);
  const subtitle = subtitles.find((entry) => entry.languageCode === language);
  const cues = useCues(subtitle, loadText);
  // a text, so that the cues are drawn again only when they change
  const shown = usePlayerState((state) =>
    cuesAt(cues, state.currentTime)
      .map((cue) => (cue.speaker ? `${cue.speaker}: ${cue.text}` : cue.text))
      .join('\n'),
  );
  const { size, color, background, font } = usePlayerState((state) => state.captionStyle);
  if (!subtitle || !shown) return null;
  return (
    <div
      className={styles.captions}
      lang={subtitle.languageCode}
      style={{ '--size': size }}
      data-color={color}
      data-background={background}
      data-font={font}
      data-raised={raised || undefined}
      data-beside={beside || undefined}
    >
      <span className={styles.text}>{shown}</span>
    </div>
  );
};
