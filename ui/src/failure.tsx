import { CloudAlert, WifiOff } from 'lucide-react';
import { ApiError } from '@tv/client/lib/api/api-error.ts';
import * as actions from '@tv/strings/en/parts/actions.ts';
import * as text from '@tv/strings/en/parts/pieces.ts';
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
      title={isOffline ? text.noConnection : text.notLoaded}
      text={isOffline ? text.noConnectionText : text.notLoadedText}
      {...(as && { as })}
      {...(size && { size })}
    >
      <Button look="primary" onClick={retry}>
        {actions.tryAgain}
      </Button>
    </Notice>
  );
}
