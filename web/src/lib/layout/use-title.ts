import { useEffect } from 'react';

/** Names the browser's tab: the screen, then the portal. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} | TV` : 'TV';
  }, [title]);
}
