import { useInfiniteQuery } from '@tanstack/react-query';
import { outgoing } from '../api/outgoing.ts';
import { useActor } from '../session/current-user.ts';
import { ownOrganizations } from '../organization/queries.ts';
import { useSession } from '../session/session-state.ts';

/** Whether the person may set a reminder in an organization; `undefined` where nobody is signed in. */
export function useMayRemind(organizationId: string): boolean | undefined {
  const user = useActor();
  const { status } = useSession();
  const isElsewhere = user !== undefined && user.organizationId !== organizationId;
  const { data } = useInfiniteQuery({ ...ownOrganizations(), enabled: isElsewhere });
  // A session without a record: somebody, but in no organization.
  if (!user) return status === 'signed-in' && !outgoing.guard ? false : undefined;
  return (
    !isElsewhere ||
    data?.pages.some(({ answer }) => answer.some((own) => own.organizationId === organizationId)) === true
  );
}
