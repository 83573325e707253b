import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '@tv/client/lib/session/current-user.ts';
import { useArea } from '@tv/client/lib/area/area.ts';
import { publicOrganization } from '@tv/client/lib/organization/queries.ts';

/** The one whose pages these are; undefined while it is not known. */
export function useShownOrganization() {
  const user = useCurrentUser();
  const area = useArea();
  const { data } = useQuery({ ...publicOrganization(area.organizationId), enabled: area.isPublic });
  return area.isPublic ? data : user?.organization;
}
