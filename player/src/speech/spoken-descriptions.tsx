import { useEffect } from 'react';
import { captionsWhenOn } from '../captions/caption-choice.ts';
import { usePlayer, usePlayerState } from '../player-context.tsx';
import type { PlayerProps, PlayerSubtitle } from '../player-props.ts';
import { readPreferences } from '../settings/preferences.ts';
import { useSpoken } from './use-spoken.ts';

type Props = { tracks: readonly PlayerSubtitle[] } & Pick<PlayerProps, 'loadText'>;

/** Shows nothing: speaks, in the language of the captions, else in one that the person reads. */
export const SpokenDescriptions = ({ tracks, loadText }: Props) => {
  const player = usePlayer();
  const isOn = usePlayerState((state) => state.descriptions === true);
  const captions = usePlayerState((state) => state.captions);
  useSpoken(tracks, captionsWhenOn(tracks, captions, navigator.languages), isOn, loadText);

  useEffect(() => {
    player.startDescriptions(readPreferences().descriptions === true);
    return () => player.startDescriptions(undefined);
  }, [player]);
  return null;
};
