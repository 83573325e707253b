import { useEffect } from 'react';
import { createStore, useStore } from '../state/store.ts';

/** Whether a screen begins with a picture that reaches under the header, which then wears the dark theme. */
const overPicture = createStore(false);

export const useOverPicture = () => useStore(overPicture);

export function useReachesUnderHeader(reaches: boolean): void {
  useEffect(() => {
    overPicture.set(reaches);
    return () => overPicture.set(false);
  }, [reaches]);
}
