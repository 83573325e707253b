import { useInfiniteQuery } from '@tanstack/react-query';
import { useCurrentUser } from './current-user.ts';
import { ownOrganizations } from './queries.ts';

/** Whether the person may set a reminder in an organization; `undefined` where nobody is signed in. */
export function useMayRemind(organizationId: string): boolean | undefined {
  const user = useCurrentUser();
  const isElsewhere = user !== undefined && user.organizationId !== organizationId;
  const { data } = useInfiniteQuery({ ...ownOrganizations(), enabled: isElsewhere });
  if (!user) return undefined;
  return (
    !isElsewhere ||
    data?.pages.some(({ answer }) => answer.some((own) => own.organizationId === organizationId)) === true
  );
}
