import { CloudAlert, WifiOff } from 'lucide-react';
import { ApiError } from '../lib/api-error.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

/** A part of a screen that could not be loaded, and the way to try again. */
export function Failure({
  error,
  retry,
  as,
  size,
}: {
  error: unknown;
  retry: () => void;
  as?: 'h1' | 'h2' | 'p';
  size?: 'small';
}) {
  const isOffline = !navigator.onLine || (error instanceof ApiError && error.status === undefined);
  return (
    <Notice
      icon={isOffline ? <WifiOff /> : <CloudAlert />}
      title={isOffline ? 'No connection' : 'This could not be loaded'}
      text={
        isOffline
          ? 'Check your network, then try again.'
          : 'The service did not answer as it should. Try again in a moment.'
      }
      {...(as && { as })}
      {...(size && { size })}
    >
      <Button look="primary" onClick={retry}>
        Try again
      </Button>
    </Notice>
  );
}
