import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '../../lib/session/current-user.ts';
import { usePlace } from '../../lib/place/place.ts';
import { publicOrganization } from '../../lib/organization/queries.ts';

/** The one whose pages these are; undefined while it is not known. */
export function useShownOrganization() {
  const user = useCurrentUser();
  const place = usePlace();
  const { data } = useQuery({ ...publicOrganization(place.organizationId), enabled: place.isPublic });
  return place.isPublic ? data : user?.organization;
}
