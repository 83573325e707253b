import { useEffect } from 'react';
import { session } from '@tv/client/lib/session/session-state.ts';
import { isAnythingUnsaved } from './open-savers.ts';

/**
 * The browser asks before it leaves the page while something is not saved, or `isBusy`. It does not ask where the session has
 * ended: the page then leads to the sign-in, and what is unsaved is stored on the device.
 */
export function useWarningBeforeLeaving(isBusy: () => boolean): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      const isUnsaved = session.get().status === 'signed-in' && isAnythingUnsaved();
      if (isUnsaved || isBusy()) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isBusy]);
}
