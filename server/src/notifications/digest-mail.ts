import { isolateIn } from '@tv/contract/languages/isolate';
import { callAddress } from '../platform/http/call-address.ts';
import { portalPath, screenPath } from '@tv/contract/pages/page-paths';
import { textIn } from '@tv/contract/languages/texts-by-language';
import { writeLetter } from '../mail/letter.ts';
import { withAction } from '../mail/registration-mails.ts';
import { textsIn } from '../mail/texts.ts';
import type { Mail } from '../platform/mail/outbox.ts';
import type { DueDigest, NewItem } from './digest-db.ts';

type Deps = { publicUrl: string; token: string };

/** The mail with new items of followed categories. If all are of one organization, it has that organization's name and colours. */
export function digestMail(digest: DueDigest, items: readonly NewItem[], { publicUrl, token }: Deps): Mail {
  const [first] = items as readonly [NewItem, ...NewItem[]];
  const isOfOne = items.every(({ organizationId }) => organizationId === first.organizationId);
  const { total } = first;
  const { language, digest: rhythm } = digest;
  const { leave, ...words } = textsIn(language).digest({
    title: textIn(first, 'title', language),
    total,
    shown: items.length,
    rhythm,
  });
  const letter = writeLetter(
    language,
    isOfOne ? { name: first.organizationName, colors: first.colors } : { name: 'TV', colors: {} },
    {
      ...withAction(words, publicUrl + screenPath(undefined, 'followed-categories')),
      links: items.map(({ id, title, translations, category, organizationName }) => ({
        label: textIn({ title, translations }, 'title', language),
        address: publicUrl + screenPath(undefined, 'watch/:id', { id }),
        note: [category, ...(isOfOne ? [] : [organizationName])].map(isolateIn(language)).join(' – '),
      })),
      leave: { label: leave, address: `${publicUrl}${portalPath('unsubscribe')}?token=${token}` },
    },
  );
  return {
    to: [digest.email],
    ...letter,
    key: `digest ${digest.dueAt.toISOString()} ${digest.personId}`,
    unsubscribeAddress: publicUrl + callAddress('GET /Notifications/Unsubscriptions', { query: { token } }),
  };
}
