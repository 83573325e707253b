import { ProblemCode } from '@tv/contract/problems';
import { Building2 } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { enterOrganization, useCurrentUser } from '../../lib/current-user.ts';
import { openDialog } from '../../lib/dialogs.ts';
import { toastUnexpectedError } from '../../lib/unexpected-error.ts';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { Notice } from '../../ui/notice.tsx';

const JoinFirst = ({ organizationId }: { organizationId: string }) => (
  <Notice
    as="h1"
    icon={<Building2 />}
    title="This belongs to another organization"
    text="Join that organization to watch it."
  >
    <Button
      look="primary"
      aria-haspopup="dialog"
      onClick={() => openDialog({ name: 'join', organizationId })}
    >
      Join organization
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
    <Notice
      as="h1"
      icon={<Building2 />}
      title="This belongs to another organization of yours"
      text="Switch to that organization to watch it."
    >
      <Button look="primary" disabled={isRunning} onClick={() => void enter()}>
        Switch organization
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
  if (status === 404 || status === 400)
    return (
      <NotFound
        title="This is not here"
        text="It may have been removed, its link may have expired, or you may not have access to it."
      />
    );
  return <Failure as="h1" error={error} retry={retry} />;
};
