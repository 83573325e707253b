import { requirePerson } from '../platform/auth/caller.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import type { Serve } from '../platform/http/serve.ts';
import { countUnread, listNotices, markAllRead, markRead } from './notices-db.ts';

export function serveNotices(serve: Serve, { db, clock }: { db: Database; clock: Clock }): void {
  serve('GET /Users/Me/Notices', ({ caller, query }) =>
    listNotices(db.reads, requirePerson(caller), query, clock()),
  );

  serve('GET /Users/Me/Notices/Counts', async ({ caller }) => ({
    unread: await countUnread(db.reads, requirePerson(caller), clock()),
  }));

  serve('PUT /Users/Me/Notices', async ({ caller, body }) => {
    await markAllRead(db, requirePerson(caller), new Date(body.readUntil), clock());
  });

  serve('PUT /Users/Me/Notices/:id', async ({ caller, params, body }) => {
    await markRead(db, requirePerson(caller).id, params.id, body.isRead, clock());
  });
}
