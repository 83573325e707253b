import { portalPath } from '@tv/contract/pages/page-paths';
import { studioPath } from '@tv/contract/pages/studio-paths';
import { call } from '@tv/client/lib/api/call.ts';
import { pathIn, useArea } from '@tv/client/lib/area/area.ts';
import { useActor } from '@tv/client/lib/session/current-user.ts';
import { mayManageContent, maySeeStudio } from '@tv/client/lib/session/may-see-studio.ts';
import * as chrome from '@tv/strings/en/browse/chrome.ts';
import { comingSoon } from '@tv/strings/en/browse/coming-soon-page.ts';
import { title as guide } from '@tv/strings/en/guide/guide.ts';
import { history } from '@tv/strings/en/browse/history.ts';
import { settings } from '@tv/strings/en/settings/settings-page.ts';
import * as studio from '@tv/strings/en/studio/studio.ts';
import { upload } from '@tv/strings/en/studio/content/upload.ts';
import { Palette, type Destination } from '@tv/ui/palette/palette.tsx';

/** The pages of the portal, and the items of the place that is shown. */
export function ViewerPalette({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const area = useArea();
  const user = useActor();
  const { organizationId } = area;
  const pages: Destination[] = [
    { text: chrome.home, to: pathIn(area, '') },
    { text: chrome.discover, to: pathIn(area, 'categories') },
    { text: comingSoon, to: pathIn(area, 'coming-soon') },
    ...(user
      ? [
          { text: chrome.following, to: pathIn(area, 'followed-categories') },
          { text: chrome.myPlaylist, to: portalPath('playlist') },
          { text: history, to: portalPath('history') },
          { text: settings, to: portalPath('settings') },
        ]
      : []),
    { text: guide, to: portalPath('guide') },
    ...(user && maySeeStudio(user)
      ? [{ text: studio.content, hint: studio.studio, to: studioPath('') }]
      : []),
    ...(user && mayManageContent(user)
      ? [{ text: upload, hint: studio.studio, to: studioPath('upload') }]
      : []),
  ];
  const findItems = (searchTerm: string, signal: AbortSignal) => {
    const query = { searchTerm, pageIndex: 1, pageSize: 5 };
    const params = { organizationId };
    return area.isPublic
      ? call('GET /Organizations/:organizationId/Publics/MediaContents', { params, query, signal })
      : call('GET /MediaContents', { query, signal });
  };
  return (
    <Palette
      isOpen={isOpen}
      onClose={onClose}
      pages={pages}
      findItems={findItems}
      pathOf={(id) => pathIn(area, 'watch/:id', { id })}
    />
  );
}
