import { portalPath } from '@tv/contract/pages/page-paths';
import { configuration } from '../api/configuration.ts';
import type { GuideSectionId } from './guide-sections.ts';

/** The address of a task in the portal's own guide, the whole of a guide that lies elsewhere, or nothing where there is none. */
export function guideAddress(
  section: GuideSectionId,
  guide: string | undefined = configuration().addresses.userGuide,
): string | undefined {
  if (!guide) return undefined;
  const { origin, pathname } = new URL(guide, location.href);
  const isOwn = origin === location.origin && pathname === portalPath('guide');
  return isOwn ? `${pathname}#${section}` : guide;
}
