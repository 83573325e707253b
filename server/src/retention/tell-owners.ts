import { studioPath } from '@tv/contract/pages/studio-paths';
import { writeLetter } from '../mail/letter.ts';
import { withAction } from '../mail/registration-mails.ts';
import { textsIn } from '../mail/texts.ts';
import { writeNotices } from '../notifications/write-notices-db.ts';
import type { Queries } from '../platform/db/database.ts';
import type { Mail, Outbox } from '../platform/mail/outbox.ts';
import {
  listNotifiedPeople,
  maxShown,
  takeDueItems,
  type DueItem,
  type NotifiedPerson,
} from './due-items-db.ts';

type Deps = { outbox: Outbox; publicUrl: string };

/** Tells owners what rules announced, each in one mail, and in a notice an item. The marks that they were told are of the same transaction. */
export async function tellOwners(
  queries: Queries,
  { outbox, publicUrl }: Deps,
  { organizationId, today, now }: { organizationId: string; today: string; now: Date },
): Promise<void> {
  const due = await takeDueItems(queries, organizationId, today, now);
  if (due.length === 0) return;
  const owners = [...new Set(due.flatMap(({ ownerId }) => (ownerId === null ? [] : [ownerId])))];
  const withAdmins = due.some(({ ownerId }) => ownerId === null);
  for (const person of await listNotifiedPeople(queries, organizationId, { owners, withAdmins })) {
    const { personId, isAdmin } = person;
    const isTheirs = ({ ownerId }: DueItem) => ownerId === personId || (ownerId === null && isAdmin);
    const theirs = due.filter(isTheirs);
    const shown = theirs.slice(0, maxShown);
    const totals = new Map(theirs.map(({ ownerId, total }) => [ownerId, total]));
    const total = [...totals.values()].reduce((sum, each) => sum + each, 0);
    await writeNotices(
      queries,
      shown.map(({ mediaContentId, ruleId }) => ({
        ...{ personId, organizationId, mediaContentId, retentionRuleId: ruleId },
        kind: 'retention' as const,
        eventKey: `retention ${ruleId} ${mediaContentId} ${today}`,
      })),
      now,
    );
    const key = `retention ${organizationId} ${personId} ${now.toISOString()}`;
    await outbox.write(queries, { ...mailOf(person, shown, total, publicUrl), key });
  }
}

function mailOf(
  { language, email, organizationName, colors }: NotifiedPerson,
  shown: readonly DueItem[],
  total: number,
  publicUrl: string,
): Omit<Mail, 'key'> {
  const texts = textsIn(language);
  const address = (id: string) => publicUrl + studioPath('content/:id', { id });
  const [first] = shown as readonly [DueItem, ...DueItem[]];
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const words = texts.retention({
    ...{ name: organizationName, title: first.title, total, shown: shown.length },
    areKept: shown.some(({ action }) => action !== 'tell'),
  });
  const letter = writeLetter(
    language,
    { name: organizationName, colors },
    {
      ...withAction(words, shown.length === 1 ? address(first.mediaContentId) : undefined),
      links: shown.map((item) => ({
        label: item.title,
        address: address(item.mediaContentId),
        note: texts.retentionOfItem({ ...item, day: days.format(new Date(`${item.day}T00:00:00Z`)) }),
      })),
    },
  );
  return { to: [email], ...letter };
}
