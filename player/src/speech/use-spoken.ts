import { useEffect } from 'react';
import { cuesUrl, readSpokenCues } from '../captions/cues.ts';
import { describe } from './describe.ts';
import { usePlayer } from '../player-context.tsx';
import type { PlayerProps, PlayerSubtitle } from '../player-props.ts';
import { useLoadedText } from '../use-loaded-text.ts';

/** Speaks the cues of the track in a language while it is on. */
export function useSpoken(
  tracks: readonly PlayerSubtitle[],
  language: string | undefined,
  isOn: boolean,
  loadText: PlayerProps['loadText'],
): void {
  const player = usePlayer();
  const track = tracks.find(({ languageCode }) => languageCode === language);
  const cues = useLoadedText(track && cuesUrl(track.url), isOn, loadText, readSpokenCues);
  useEffect(
    () => (isOn && cues && language ? describe(player, cues, language) : undefined),
    [isOn, cues, language, player],
  );
}
