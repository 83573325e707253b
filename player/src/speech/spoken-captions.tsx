import { captionsWhenOn } from '../captions/caption-choice.ts';
import { usePlayerState } from '../player-context.tsx';
import type { PlayerProps } from '../player-props.ts';
import { useSpoken } from './use-spoken.ts';

/** Shows nothing: speaks the captions, in the language that is shown, else in one that the person reads. Descriptions go first. */
export const SpokenCaptions = ({ subtitles, loadText }: Pick<PlayerProps, 'subtitles' | 'loadText'>) => {
  const isOn = usePlayerState((state) => state.descriptions !== true);
  const shown = usePlayerState((state) => state.captions);
  useSpoken(subtitles, captionsWhenOn(subtitles, shown, navigator.languages), isOn, loadText);
  return null;
};
