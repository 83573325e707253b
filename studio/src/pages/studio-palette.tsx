import { screenPath } from '@tv/contract/pages/page-paths';
import { studioPath } from '@tv/contract/pages/studio-paths';
import { call } from '@tv/client/lib/api/call.ts';
import { useCurrentUser } from '@tv/client/lib/session/current-user.ts';
import { mayManageContent } from '@tv/client/lib/session/may-see-studio.ts';
import { home } from '@tv/strings/en/browse/chrome.ts';
import * as palette from '@tv/strings/en/parts/palette.ts';
import * as text from '@tv/strings/en/studio/studio.ts';
import * as uploading from '@tv/strings/en/studio/content/upload.ts';
import { Palette, type Destination } from '@tv/ui/palette/palette.tsx';
import { entriesOf } from '../shell/navigation.tsx';
import { useSections } from './organization/sections.tsx';

/** The pages of the studio that the person may see, and the items that the person manages or reviews. */
export function StudioPalette({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const user = useCurrentUser();
  const sections = useSections();
  const creates: Destination[] = [
    { text: uploading.upload, hint: palette.create, to: studioPath('upload') },
    { text: uploading.withSheet, hint: palette.create, to: studioPath('upload/sheet') },
  ];
  const pages: Destination[] = [
    ...entriesOf(user).map(({ label, to }) => ({ text: label, to })),
    ...(user && mayManageContent(user) ? creates : []),
    ...sections.map(({ word, path }) => ({ text: word, hint: text.organization, to: studioPath(path) })),
    { text: home, to: screenPath(undefined, '') },
  ];
  return (
    <Palette
      isOpen={isOpen}
      onClose={onClose}
      pages={pages}
      findItems={(searchTerm, signal) =>
        call('GET /Management/MediaContents', { query: { searchTerm, pageSize: 5 }, signal })
      }
      pathOf={(id) => studioPath('content/:id', { id })}
    />
  );
}
