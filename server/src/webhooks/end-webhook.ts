import { studioPath } from '@tv/contract/pages/studio-paths';
import type { WebhookEnd } from '@tv/contract/integrations/webhooks';
import { writeLetter } from '../mail/letter.ts';
import { withAction } from '../mail/registration-mails.ts';
import { textsIn } from '../mail/texts.ts';
import { writeNotices } from '../notifications/write-notices-db.ts';
import { recordChange } from '../platform/audit-db.ts';
import type { Clock } from '../platform/clock.ts';
import type { Queries } from '../platform/db/database.ts';
import type { Outbox } from '../platform/mail/outbox.ts';
import { listAdmins } from './admins-db.ts';
import { endWebhook } from './webhooks-db.ts';

/** Ends webhooks by themselves, once each: with a line in the audit log, and a notice and a mail to the admins. */
export const createWebhookEnding =
  ({ clock, outbox, publicUrl }: { clock: Clock; outbox: Outbox; publicUrl: string }) =>
  async (queries: Queries, id: string, because: WebhookEnd): Promise<void> => {
    const now = clock();
    const ended = await endWebhook(queries, id, because, now);
    if (!ended) return;
    const { organizationId } = ended;
    const { host } = new URL(ended.url);
    const change = { action: 'webhook ended' as const, subject: id, detail: { host, because }, now };
    await recordChange(queries, { organizationId, personId: undefined, ...change });
    const admins = await listAdmins(queries, organizationId);
    const eventKey = `webhook ended ${id} ${now.toISOString()}`;
    const notice = { organizationId, kind: 'webhookEnded', webhookId: id, eventKey } as const;
    await writeNotices(
      queries,
      admins.map(({ personId }) => ({ ...notice, personId })),
      now,
    );
    for (const { personId, email, language, organizationName, colors } of admins) {
      const words = textsIn(language).webhookEnded(organizationName, host, because);
      const address = publicUrl + studioPath('organization/webhooks');
      const letter = writeLetter(language, { name: organizationName, colors }, withAction(words, address));
      await outbox.write(queries, { to: [email], ...letter, key: `${eventKey} ${personId}` });
    }
  };
