import type { AccountMail } from '@tv/contract/account-mails';
import { readdirSync, readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { createAccount } from '../accounts.ts';
import { hashPassword } from '../password-hash.ts';
import { identityPlugin } from '../plugin.ts';
import type { FindBranding } from '../branding.ts';
import { createIdentity } from '../provider.ts';
import { freePort } from '../../../tools/test/free-port.mjs';

const migrations = new URL('../../../server/migrations/', import.meta.url);
const own = /^\d+-(identity|security|limits)\.sql$/;

export async function openTestDatabase(folder?: string) {
  const pglite = await PGlite.create(folder);
  const { rows } = await pglite.query<{ exists: boolean }>(
    `select to_regclass('identity_accounts') is not null as exists`,
  );
  if (!rows[0]?.exists)
    for (const name of readdirSync(migrations).sort())
      if (own.test(name)) await pglite.exec(readFileSync(new URL(name, migrations), 'utf8'));
  const pool = new pg.Pool({ ...createPgConfig(pglite), max: 1 } as unknown as pg.PoolConfig);
  return {
    db: pool,
    async close() {
      await pool.end();
      await pglite.close();
    },
  };
}

export const testSecret = 'a secret of the tests, long enough to be one';
/** A cheap hash: the tests sign in often, and test the protocol. */
const tests = { isTrusted: true, source: 'tests' };
export const quickHash = (password: string) => hashPassword(tests, password, { ln: 10, r: 8, p: 1 });
export const password = 'correct horse staple';

export async function startTestService(
  db: pg.Pool,
  options: {
    secretKey?: string;
    port?: number;
    portalUrl?: string;
    clock?: () => Date;
    findBranding?: FindBranding;
    around?: (app: FastifyInstance) => void;
  } = {},
) {
  const port = options.port ?? (await freePort());
  const portalUrl = options.portalUrl ?? `http://localhost:${port}`;
  const mails: ({ to: string } & AccountMail)[] = [];
  const ended: string[] = [];
  const identity = await createIdentity({
    issuer: `${portalUrl}/oidc`,
    portalUrl,
    db,
    secretKey: options.secretKey ?? testSecret,
    clock: options.clock,
    findBranding: options.findBranding,
    async endAccess(_db, subject) {
      ended.push(subject);
    },
    async sendMail({ email }, mail, write) {
      if (!(await write(db))) return false;
      mails.push({ to: email, ...mail });
      return true;
    },
  });
  const app = Fastify({ trustProxy: '127.0.0.1' });
  // The service sets these headers, too. They would separate a popup from its opener.
  app.addHook('onRequest', async (_request, reply) => {
    reply.raw.setHeader('cross-origin-opener-policy', 'same-origin');
    reply.raw.setHeader('content-security-policy', "default-src 'self'");
  });
  options.around?.(app);
  await app.register(identityPlugin, { identity });
  await app.listen({ port, host: '127.0.0.1' });
  return { app, identity, portalUrl, port, issuer: identity.issuer, mails, ended };
}

export async function addAccount(db: pg.Pool, email: string, subject?: string) {
  const account = await createAccount(db, {
    email,
    subject,
    emailVerified: true,
    firstName: 'Vera',
    lastName: 'Viewer',
    passwordHash: await quickHash(password),
  });
  if (!account) throw new Error(`${email} exists`);
  return account;
}
