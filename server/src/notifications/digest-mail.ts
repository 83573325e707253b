import { writeLetter } from '../mail/letter.ts';
import type { Mail } from '../platform/mail.ts';
import type { DueDigest, NewItem } from './digest-db.ts';

type Parts = { publicUrl: string; token: string };

/** What is new in the categories that a person follows; one organization writes in its own name and colours. */
export function digestMail(digest: DueDigest, items: readonly NewItem[], { publicUrl, token }: Parts): Mail {
  const [first] = items as readonly [NewItem, ...NewItem[]];
  const isOfOne = items.every(({ organizationId }) => organizationId === first.organizationId);
  const { total } = first;
  const letter = writeLetter(
    isOfOne ? { name: first.organizationName, colors: first.colors } : { name: 'TV', colors: {} },
    {
      subject: subjectOf(first, total),
      paragraphs: [intro(total, items.length)],
      links: items.map(({ id, title, category, organizationName }) => ({
        label: title,
        address: `${publicUrl}/watch/${id}`,
        note: isOfOne ? category : `${category} – ${organizationName}`,
      })),
      action: { label: 'See what you follow', address: `${publicUrl}/followed-categories` },
      reason: `This mail came because you chose a ${digest.digest} digest. Choose otherwise in the settings of the portal.`,
      leave: { label: 'Unsubscribe', address: `${publicUrl}/unsubscribe?token=${token}` },
    },
  );
  return {
    to: [digest.email],
    ...letter,
    key: `digest ${digest.dueAt.toISOString()} ${digest.personId}`,
    unsubscribeAddress: `${publicUrl}/api/Notifications/Unsubscriptions?token=${token}`,
  };
}

const subjectOf = ({ title }: NewItem, total: number) =>
  total === 1 ? `New: ${title}` : `New: ${title}, and ${total - 1} more`;

function intro(total: number, shown: number): string {
  if (total === 1) return 'This is new in a category that you follow.';
  if (total === shown) return `These ${total} are new in categories that you follow.`;
  return `${total} are new in categories that you follow; these are the newest.`;
}
