import { useParams } from 'react-router';
import { useCurrentUser } from '../session/current-user.ts';

/** Which of the two mounts of the viewer's pages this is: the organization's members' pages or its public ones. */
export type Place = { isPublic: boolean; prefix: string; organizationId: string };

export const publicPlace = (organizationId: string): Place => ({
  isPublic: true,
  prefix: `/public/${organizationId}`,
  organizationId,
});

export const memberPlace = (organizationId: string): Place => ({
  isPublic: false,
  prefix: '',
  organizationId,
});

/** Path of a screen in this place, e.g. `watch/{id}`; the empty path is its home. */
export const pathIn = (place: Place, path = '') =>
  path || !place.prefix ? `${place.prefix}/${path}` : place.prefix;

export function usePlace(): Place {
  const { orgId } = useParams();
  const user = useCurrentUser();
  return orgId === undefined ? memberPlace(user?.organizationId ?? '') : publicPlace(orgId);
}
