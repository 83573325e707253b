import type { TemplateParams } from '@tv/contract/fill-template';
import { screenPath, type ScreenPath } from '@tv/contract/page-paths';
import { useParams } from 'react-router';
import { useCurrentUser } from '../session/current-user.ts';

/** Which of the two mounts of the viewer's pages this is: the organization's members' pages or its public ones. */
export type Place = { isPublic: boolean; prefix: string; organizationId: string };

export const publicPlace = (organizationId: string): Place => ({
  isPublic: true,
  prefix: screenPath(organizationId, ''),
  organizationId,
});

export const memberPlace = (organizationId: string): Place => ({
  isPublic: false,
  prefix: '',
  organizationId,
});

/** Path of a screen in this place: `pathIn(place, 'watch/:id', { id })`. The empty path is its home. */
export const pathIn = <Path extends ScreenPath>(place: Place, path: Path, ...params: TemplateParams<Path>) =>
  screenPath(place.isPublic ? place.organizationId : undefined, path, ...params);

export function usePlace(): Place {
  const { orgId } = useParams();
  const user = useCurrentUser();
  return orgId === undefined ? memberPlace(user?.organizationId ?? '') : publicPlace(orgId);
}
