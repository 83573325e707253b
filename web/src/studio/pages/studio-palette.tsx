import { MediaType } from '@tv/contract/enumerations';
import { screenPath } from '@tv/contract/page-paths';
import { hasAtLeast } from '@tv/contract/roles';
import { studioPath } from '@tv/contract/studio-paths';
import { call } from '../../lib/api/call.ts';
import { useCurrentUser } from '../../lib/session/current-user.ts';
import { home } from '../../strings/en/chrome.ts';
import { audio, video } from '../../strings/en/lists.ts';
import * as palette from '../../strings/en/palette.ts';
import * as text from '../../strings/en/studio.ts';
import * as uploading from '../../strings/en/studio-upload.ts';
import { Palette, type Destination } from '../../ui/palette/palette.tsx';
import { sections } from './organization/sections.tsx';

/** The pages of the studio, and the items that the person manages. */
export function StudioPalette({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const user = useCurrentUser();
  const pages: Destination[] = [
    { text: text.content, to: studioPath('') },
    { text: uploading.upload, hint: palette.create, to: studioPath('upload') },
    { text: uploading.withSheet, hint: palette.create, to: studioPath('upload/sheet') },
    { text: text.review, to: studioPath('review') },
    { text: text.schedule, to: studioPath('schedule') },
    { text: text.analytics, to: studioPath('analytics') },
    ...sections
      .filter(({ least }) => user && hasAtLeast(user.role, least))
      .map(({ word, path }) => ({ text: word, hint: text.organization, to: studioPath(path) })),
    { text: home, to: screenPath(undefined, '') },
  ];
  const findItems = async (searchTerm: string, signal: AbortSignal) => {
    const query = { searchTerm, pageSize: 5 };
    const found = await call('GET /Management/MediaContents', { query, signal });
    return found.map(({ id, title, type }) => ({
      text: title,
      hint: type === MediaType.AUDIO ? audio : video,
      to: studioPath('content/:id', { id }),
    }));
  };
  return <Palette isOpen={isOpen} onClose={onClose} pages={pages} findItems={findItems} />;
}
