import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '../../lib/current-user.ts';
import { usePlace } from '../../lib/place.ts';
import { publicOrganization } from '../../lib/queries.ts';

/** Whose pages these are; undefined while it is not known. */
export function useOrganizationName(): string | undefined {
  const user = useCurrentUser();
  const place = usePlace();
  const { data } = useQuery({ ...publicOrganization(place.organizationId), enabled: place.isPublic });
  return place.isPublic ? data?.name : user?.organization.name;
}
