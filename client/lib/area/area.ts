import type { TemplateParams } from '@tv/contract/formats/fill-template';
import { screenPath, type ScreenPath } from '@tv/contract/pages/page-paths';
import { useParams } from 'react-router';
import { useCurrentUser } from '../session/current-user.ts';

/** Which of the two areas of the viewer's pages this is: the organization's members' pages or its public ones. */
export type Area = { isPublic: boolean; prefix: string; organizationId: string };

export const publicArea = (organizationId: string): Area => ({
  isPublic: true,
  prefix: screenPath(organizationId, ''),
  organizationId,
});

export const memberArea = (organizationId: string): Area => ({
  isPublic: false,
  prefix: '',
  organizationId,
});

/** Path of a screen in this area: `pathIn(place, 'watch/:id', { id })`. The empty path is its home. */
export const pathIn = <Path extends ScreenPath>(area: Area, path: Path, ...params: TemplateParams<Path>) =>
  screenPath(area.isPublic ? area.organizationId : undefined, path, ...params);

export function useArea(): Area {
  const { orgId } = useParams();
  const user = useCurrentUser();
  return orgId === undefined ? memberArea(user?.organizationId ?? '') : publicArea(orgId);
}
