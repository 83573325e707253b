import { useEffect } from 'react';
import { captionsWhenOn } from './caption-choice.ts';
import { describe } from './describe.ts';
import { usePlayer, usePlayerState } from './player-context.tsx';
import type { PlayerProps, PlayerSubtitle } from './player-props.ts';
import { readPreferences } from './preferences.ts';
import { useLoadedText } from './use-loaded-text.ts';
import { cuesUrl, readSaid } from './cues.ts';

type Props = { tracks: readonly PlayerSubtitle[] } & Pick<PlayerProps, 'loadText'>;

/** Shows nothing: speaks, in the language of the captions, else in one that the person reads. */
export const SpokenDescriptions = ({ tracks, loadText }: Props) => {
  const player = usePlayer();
  const isOn = usePlayerState((state) => state.descriptions === true);
  const captions = usePlayerState((state) => state.captions);
  const language = captionsWhenOn(tracks, captions, navigator.languages);
  const track = tracks.find(({ languageCode }) => languageCode === language);
  const cues = useLoadedText(track && cuesUrl(track.url), isOn, loadText, readSaid);

  useEffect(() => {
    player.startDescriptions(readPreferences().descriptions === true);
    return () => player.startDescriptions(undefined);
  }, [player]);
  useEffect(
    () => (isOn && cues && language ? describe(player, cues, language) : undefined),
    [isOn, cues, language, player],
  );
  return null;
};
