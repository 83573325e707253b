import { isolate } from '@tv/contract/languages/isolate';
import { useEffect } from 'react';

/** Names the browser's tab: the screen, then the portal. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${isolate(title)} | TV` : 'TV';
  }, [title]);
}
