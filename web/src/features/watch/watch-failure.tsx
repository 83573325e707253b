import { ProblemCode } from '@tv/contract/problems';
import { Building2 } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '@tv/client/lib/api/api-error.ts';
import { enterOrganization, useCurrentUser } from '@tv/client/lib/session/current-user.ts';
import { openDialog } from '@tv/client/lib/layout/dialogs.ts';
import { toastUnexpectedError } from '@tv/client/lib/support/unexpected-error.ts';
import * as text from '@tv/strings/en/watch/watch.ts';
import { Button } from '@tv/ui/button.tsx';
import { Failure } from '@tv/ui/failure.tsx';
import { NotFound } from '@tv/ui/not-found.tsx';
import { Notice } from '@tv/ui/notice.tsx';

const JoinFirst = ({ organizationId }: { organizationId: string }) => (
  <Notice as="h1" icon={<Building2 />} title={text.otherOrganization} text={text.joinToWatch}>
    <Button
      look="primary"
      aria-haspopup="dialog"
      onClick={() => openDialog({ name: 'join', organizationId })}
    >
      {text.joinOrganization}
    </Button>
  </Notice>
);

const ElsewhereOnly = ({ organizationId }: { organizationId: string }) => {
  const [isRunning, setRunning] = useState(false);
  const enter = async () => {
    setRunning(true);
    try {
      await enterOrganization(organizationId);
      location.reload();
    } catch {
      setRunning(false);
      toastUnexpectedError();
    }
  };
  return (
    <Notice as="h1" icon={<Building2 />} title={text.otherOfYours} text={text.switchToWatch}>
      <Button look="primary" disabled={isRunning} onClick={() => void enter()}>
        {text.switchOrganization}
      </Button>
    </Notice>
  );
};

/** Why an item cannot be shown, and the one thing to do about it. */
export const WatchFailure = ({ error, retry }: { error: unknown; retry: () => void }) => {
  const user = useCurrentUser();
  const { status, errorCode, exceptionData } = error instanceof ApiError ? error : new ApiError('');
  const organizationId = exceptionData['organizationId'];
  if (errorCode === ProblemCode.JoinOrganizationFirst && typeof organizationId === 'string')
    return user?.isProviderAdmin ? (
      <JoinFirst organizationId={organizationId} />
    ) : (
      <ElsewhereOnly organizationId={organizationId} />
    );
  // an id that cannot be one is as little here as one that is unknown
  if (status === 404 || status === 400) return <NotFound title={text.notHere} text={text.whyNotHere} />;
  return <Failure as="h1" error={error} retry={retry} />;
};
