import { useEffect } from 'react';
import { isUnderWay } from './upload-entry.ts';
import { allUploads } from './upload-store.ts';

/** The browser asks before it leaves the page while files are sent. */
export function useWarningBeforeLeaving(): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (allUploads().some(isUnderWay)) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, []);
}
