import type { AccountMail } from '@tv/contract/sign-in/account-mails';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import * as wholeService from '../../../server/src/test-database.ts';
import type { RecordAccountEvent } from '../account-events.ts';
import { createAccount } from '../accounts.ts';
import { type Cost, hashPassword } from '../passwords/password-hash.ts';
import { identityPlugin } from '../plugin.ts';
import type { Applications } from '../applications/applications.ts';
import type { FindBranding } from '../branding.ts';
import type { Database } from '../db.ts';
import { createIdentity } from '../provider.ts';
import { freePort } from '../../../tools/test/free-port.mjs';
import { quickCost } from './quick-cost.ts';

/** The database of the whole service, as the provider gets it. */
export async function openTestDatabase() {
  const { db, drop } = await wholeService.openTestDatabase();
  return { db: db.text, close: drop };
}

export const testSecret = 'a secret of the tests, long enough to be one';
const tests = { isTrusted: true, source: 'tests' };
export const quickHash = (password: string) => hashPassword(tests, password, quickCost);
export const password = 'correct horse staple';

export async function startTestService(
  db: Database,
  options: {
    secretKey?: string;
    port?: number;
    portalUrl?: string;
    clock?: () => Date;
    findBranding?: FindBranding;
    applications?: Applications;
    recordEvent?: RecordAccountEvent;
    /** The work of a hash: little where this is absent, as in production where it is undefined. */
    passwordCost?: Cost | undefined;
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
    passwordCost: 'passwordCost' in options ? options.passwordCost : quickCost,
    findBranding: options.findBranding,
    applications: options.applications,
    recordEvent: options.recordEvent,
    async endAccess(_db, subject) {
      ended.push(subject);
    },
    async sendMail({ email }, mail, write) {
      if (!(await write(db))) return false;
      mails.push({ to: email, ...mail });
      return true;
    },
  });
  const app = Fastify({ trustProxy: '127.0.0.1', forceCloseConnections: true });
  app.addHook('onRequest', async (_request, reply) => {
    // A service that starts again at the same port meets no connection of the one before.
    reply.raw.setHeader('connection', 'close');
    // The service sets these headers, too. They would separate a popup from its opener.
    reply.raw.setHeader('cross-origin-opener-policy', 'same-origin');
    reply.raw.setHeader('content-security-policy', "default-src 'self'");
  });
  options.around?.(app);
  await app.register(identityPlugin, { identity });
  await app.listen({ port, host: '127.0.0.1' });
  return { app, identity, portalUrl, port, issuer: identity.issuer, mails, ended };
}

export async function addAccount(db: Database, email: string, subject?: string) {
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
