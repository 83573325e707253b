import { useEffect, useRef, type RefObject } from 'react';
import { keyTargetOf } from './key-target.ts';
import { commandOf, type KeyContext } from './keys.ts';
import { usePlayer } from '../player-context.tsx';
import { readPreferences } from '../settings/preferences.ts';

/** The player's keys, on the whole page that it belongs to; `wake` shows the controls when one was meant for it. */
export const usePlayerKeys = (
  root: RefObject<HTMLElement | null>,
  context: KeyContext,
  wake: () => void,
): void => {
  const player = usePlayer();
  const latest = useRef({ context, wake });
  useEffect(() => {
    latest.current = { context, wake };
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!root.current) return;
      const keyTarget = keyTargetOf(event.target, root.current);
      if (keyTarget.inside) latest.current.wake();
      // on other pages the keys are theirs, but for the way back
      if (player.getState().corner && event.key.toLowerCase() !== 'i') return;
      const command = commandOf(event, keyTarget, readPreferences().shortcuts);
      if (!command) return;
      event.preventDefault();
      command(player, latest.current.context);
    };
    // the page, or the shadow root of a player in a page of others, whose keys are its own
    const rootNode = root.current?.getRootNode() as HTMLElement;
    rootNode.addEventListener('keydown', onKeyDown);
    return () => rootNode.removeEventListener('keydown', onKeyDown);
  }, [player, root]);
};
