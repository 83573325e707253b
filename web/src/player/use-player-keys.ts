import { useEffect, useRef, type RefObject } from 'react';
import { placeOf } from './key-place.ts';
import { commandOf } from './keys.ts';
import { usePlayer } from './player-context.tsx';

type Context = { skip: number; rates: readonly number[]; captions: () => void };

/** The player's keys, on the whole page; `wake` shows the controls when one was meant for it. */
export const usePlayerKeys = (
  root: RefObject<HTMLElement | null>,
  context: Context,
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
      const place = placeOf(event.target, root.current);
      if (place.inside) latest.current.wake();
      const command = commandOf(event, place);
      if (!command) return;
      event.preventDefault();
      command(player, latest.current.context);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [player, root]);
};
