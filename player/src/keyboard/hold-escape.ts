type Keyboard = { lock: (keys: string[]) => Promise<void>; unlock: () => void };

/**
 * In full screen the browser takes Escape for itself. While something is open over the picture, Escape closes that first,
 * where the browser can be asked (Keyboard Lock); a long press still leaves full screen.
 */
export const holdEscape = (holds: boolean): void => {
  const { keyboard } = navigator as { keyboard?: Keyboard };
  if (!holds) keyboard?.unlock();
  else if (document.fullscreenElement) keyboard?.lock(['Escape']).catch(() => undefined);
};
