import { useEffect, useRef } from 'react';
import * as text from '../strings/en/player.ts';
import { captionsWhenOn, firstCaptions } from './caption-choice.ts';
import { usePlayer } from './player-context.tsx';
import type { PlayerProps } from './player-props.ts';
import { readPreferences } from './preferences.ts';

/** Begins with the captions that this person wants, and answers what the button and the key do. */
export const useCaptions = (subtitles: PlayerProps['subtitles'], fromSettings: string | undefined) => {
  const player = usePlayer();
  const last = useRef<string>(undefined);

  useEffect(() => {
    const { captions } = readPreferences();
    last.current = captions === 'off' ? undefined : captions;
    player.startCaptions(firstCaptions(subtitles, captions, fromSettings));
  }, [player, subtitles, fromSettings]);

  return () => {
    const shown = player.getState().captions;
    if (shown) last.current = shown;
    const next = shown ? undefined : captionsWhenOn(subtitles, last.current, navigator.languages);
    player.setCaptions(next);
    const name = subtitles.find((subtitle) => subtitle.languageCode === next)?.languageName;
    player.notify(subtitles.length === 0 ? text.noCaptions : name ? text.captionsIn(name) : text.captionsOff);
  };
};
