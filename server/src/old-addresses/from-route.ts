import { createHmac, hkdfSync } from 'node:crypto';
import { itemLimits } from '@tv/contract/limits/item-limits';
import { screenPath } from '@tv/contract/pages/page-paths';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import { crossing } from '../platform/db/second-lock/scope.ts';
import { findByOldAddress } from './db.ts';
import { readRequested, readOldAddress } from './old-address.ts';

type FromDeps = { db: Database; clock: Clock; publicUrl: string; secretKey: string };

/** Seconds for which browsers and shared caches may keep where an old address leads. */
const keptSeconds = 300;
const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/**
 * Leads from old addresses to items: `/from?u=<old address>`, with `organization=<id>` before it where several organizations may have the
 * address. An address that leads nowhere is answered as one of an item that is not for the visitor is: so nobody learns which
 * addresses are known. Its page asks for a sign-in, and then says that nothing is there.
 */
export function serveFrom(app: FastifyInstance, { db, clock, publicUrl, secretKey }: FromDeps): void {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'old addresses', 32));
  const idOfNothing = (address: string) => uuidOf(createHmac('sha256', key).update(address).digest());

  app.get('/from', async (request, reply) => {
    const { address = '', organization } = readRequested(request.url);
    const old = address.length <= itemLimits.oldAddress ? readOldAddress(address) : undefined;
    if (!old || (organization && !uuid.test(organization))) return reply.callNotFound();
    const found = await crossing('address of an item', () =>
      findByOldAddress(db, old, organization, clock()),
    );
    const id = found?.id ?? idOfNothing(`${organization?.toLowerCase() ?? ''} ${old.plainKey}`);
    const target = new URL(
      publicUrl + screenPath(found?.isPublic ? found.organizationId : undefined, 'watch/:id', { id }),
    );
    if (old.start) target.searchParams.set('t', old.start);
    return reply.header('cache-control', `public, max-age=${keptSeconds}`).redirect(target.href, 301);
  });
}

/** The first bytes of a hash as a UUID of version 4, as items have. */
function uuidOf(hash: Buffer): string {
  const bytes = hash.subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
