import { useEffect } from 'react';
import { createStore, useStore } from '../state/store.ts';

/** Whether a screen begins with a picture under the header. The header then has the dark theme. */
const overPicture = createStore(false);

export const useOverPicture = () => useStore(overPicture);

export function useExtendsUnderHeader(isUnder: boolean): void {
  useEffect(() => {
    overPicture.set(isUnder);
    return () => overPicture.set(false);
  }, [isUnder]);
}
