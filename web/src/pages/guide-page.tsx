import { PlayerKeys, PortalKeys } from '../features/guide/keys-table.tsx';
import * as text from '../strings/en/guide.ts';
import { PlainPage } from '../ui/plain-page.tsx';
import { ProseSection } from '../ui/prose.tsx';

const sections = [
  { id: 'begin', section: text.begin },
  { id: 'search', section: text.search, below: <PortalKeys /> },
  { id: 'watch', section: text.watch, below: <PlayerKeys /> },
  { id: 'share', section: text.share },
  { id: 'playlist', section: text.playlist },
  { id: 'follow', section: text.follow },
  { id: 'reminders', section: text.reminders },
  { id: 'settings', section: text.settings },
  { id: 'account', section: text.account },
  { id: 'public', section: text.publicPages },
  { id: 'admin', section: text.managing, name: text.forAdmins },
];

export const GuidePage = () => (
  <PlainPage
    title={text.title}
    lead={text.lead}
    contents={sections.map(({ id, section, name }) => ({ id, title: name ?? section.title }))}
  >
    {sections.map(({ id, section, below }) => (
      <ProseSection key={id} id={id} section={section}>
        {below}
      </ProseSection>
    ))}
  </PlainPage>
);
