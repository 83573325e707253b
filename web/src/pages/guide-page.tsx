import { Follow, Playlist, PublicPages, Reminders, Settings } from '../features/guide/keeping.tsx';
import { Managing } from '../features/guide/managing.tsx';
import { Begin, Search, Share, Watch } from '../features/guide/viewing.tsx';
import { PlainPage } from '../ui/plain-page.tsx';

const contents = [
  { id: 'begin', title: 'Find your way' },
  { id: 'search', title: 'Search' },
  { id: 'watch', title: 'Watch and listen' },
  { id: 'share', title: 'Share' },
  { id: 'playlist', title: 'My playlist' },
  { id: 'follow', title: 'Follow categories' },
  { id: 'reminders', title: 'Reminders' },
  { id: 'settings', title: 'Look and organization' },
  { id: 'public', title: 'Public pages' },
  { id: 'admin', title: 'For admins' },
];

export const GuidePage = () => (
  <PlainPage
    title="User guide"
    lead="Everything the portal can do for you, in a few minutes of reading."
    contents={contents}
  >
    <Begin />
    <Search />
    <Watch />
    <Share />
    <Playlist />
    <Follow />
    <Reminders />
    <Settings />
    <PublicPages />
    <Managing />
  </PlainPage>
);
