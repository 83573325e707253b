import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api, type Answer, type Body, type CallName, type Params, type Query } from '@tv/contract/calls/api';
import { requestLine } from '@tv/contract/calls/request';
import { quickCost } from '@tv/identity/testing/quick-cost';
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { serveDomains } from './domains.ts';
import { type CaptionServices, noCaptionServices } from './platform/caption-services.ts';
import { answerProblems } from './platform/http/answer-problems.ts';
import type { Session } from './platform/auth/caller.ts';
import { type Files, folderFiles } from './platform/storage/files.ts';
import type { Database } from './platform/db/database.ts';
import type { Serve } from './platform/http/serve.ts';
import { takeStreams } from './platform/http/bodies/take-streams.ts';
import type { OrganizationRule } from './platform/auth/organization-rules.ts';
import { NameServersSilent } from './platform/resolve-txt.ts';
import { createOutbox, mailKind, type Mail, type MailPayload } from './platform/mail/outbox.ts';
import { sql } from './platform/db/sql.ts';
import { strictDatabase } from './platform/db/strict-database.ts';
import type { WatchedEndpoint } from './platform/storage/watched-endpoints.ts';
import { openTestDatabase } from './test-database.ts';

export type Reply<Name extends CallName> = {
  status: number;
  headers: Record<string, unknown>;
  body: Answer<Name> & { errorCode?: number; message?: string; exceptionData?: Record<string, unknown> };
};

type CallOptions<Name extends CallName> = {
  /** Subject of the access token; absent: the placeholder bearer `public`. */
  as?: string;
  /** The authorization header as it is, instead. */
  authorization?: string;
  params?: Params<Name> extends undefined ? never : Params<Name> | Record<string, string>;
  query?: Query<Name> | Record<string, unknown>;
  body?: Body<Name> | Record<string, unknown>;
  headers?: Record<string, string>;
};

export const testSecretKey = 'a secret key that only this test has';
export const testIssuer = 'https://issuer.example';

/**
 * The service's calls over a database of its own: PGlite in memory, or a new PostgreSQL database at the server of
 * `TEST_DATABASE_URL`. `beside` registers more on the same server. Tokens are texts of the form `token-<subject>`; everything behind them is the real thing; `?email=…&groups=a,b&in=c` behind the subject says more.
 */
export async function startTestService(
  start = new Date('2026-03-02T09:00:00Z'),
  beside: (
    app: FastifyInstance,
    deps: { serve: Serve; db: Database; files: Files },
  ) => Promise<void> = async () => {},
  hasLocalPasswords = true,
  organizationRules: readonly OrganizationRule[] = [],
  captionServices: CaptionServices = noCaptionServices,
) {
  const sessions = new Map<string, Session>();
  const { db, drop } = await openTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'tv-test-'));
  const watchedEndpoints: WatchedEndpoint[] = [];
  const txt = new Map<string, string[] | 'silent'>();
  let now = start;
  // Of a client that has opened a connection and asks nothing, an end would wait for more than a minute.
  const app = Fastify({ forceCloseConnections: true });
  answerProblems(app);
  takeStreams(app);
  const files = folderFiles(join(folder, 'files'));
  const serve = serveDomains(app, {
    db: strictDatabase(db),
    files,
    clock: () => now,
    captionServices,
    secretKey: testSecretKey,
    internalDomains: ['tv.example'],
    organizationRules,
    version: '0.0.0',
    environment: 'DEMO',
    terms: { en: '# Terms', de: '# Bedingungen' },
    webhooksAllowLoopback: true,
    watchedFolders: [join(folder, 'watched')],
    watchedEndpoints,
    publicUrl: 'https://tv.example',
    signIn: {
      issuer: testIssuer,
      hasLocalPasswords,
      securityAddress: `${testIssuer}/security`,
      passwordCost: quickCost,
    },
    resolveTxt: async (domain) => {
      const texts = txt.get(domain) ?? [];
      if (texts === 'silent') throw new NameServersSilent('The name servers are silent.');
      return texts;
    },
    deviceSignIn: { issuer: testIssuer, clientId: 'tv-command-line', scope: 'openid' },
    authentication: {
      // As with real tokens, one that was seen is the same session again.
      async verifyToken(token) {
        const session = sessions.get(token) ?? sessionOf(token);
        sessions.set(token, session);
        return session;
      },
      localServiceToken: 'local-service-token',
    },
  });
  await beside(app, { serve, db, files });
  await app.ready();
  const outbox = createOutbox(testSecretKey);
  return {
    app,
    db,
    files,
    watchedFolder: join(folder, 'watched'),
    /** Stores whose buckets may be watched. */
    watchedEndpoints,
    /** TXT records by domain, in place of the world's name servers. */
    txt,
    setNow: (instant: Date) => void (now = instant),
    now: () => now,
    /** Mails on their way, the oldest first; with an address, those to it. */
    async mails(to?: string): Promise<Mail[]> {
      const rows = await db.query<{ id: string; payload: MailPayload }>(
        sql`select id, payload from jobs where kind = ${mailKind} and finished_at is null order by position`,
      );
      const all = rows.map(({ id, payload }) => outbox.open(id, payload));
      return to ? all.filter((mail) => mail.to.includes(to)) : all;
    },
    async call<Name extends CallName>(name: Name, options: CallOptions<Name> = {}): Promise<Reply<Name>> {
      const { method, path } = requestLine(name, options);
      const answer = await app.inject({
        method: method as NonNullable<InjectOptions['method']>,
        url: `/api${path}`,
        headers: {
          authorization:
            options.authorization ?? (options.as ? `Bearer token-${options.as}` : 'Bearer public'),
          ...options.headers,
        },
        ...(options.body !== undefined && { payload: options.body as object }),
      });
      const isJson = String(answer.headers['content-type']).includes('json') && !('raw' in api[name]);
      return {
        status: answer.statusCode,
        headers: answer.headers,
        body: isJson ? answer.json() : answer.body,
      } as Reply<Name>;
    },
    async close() {
      await app.close();
      await drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type TestService = Awaited<ReturnType<typeof startTestService>>;

function sessionOf(token: string): Session {
  const [, subject, more] = /^token-([^?]+)(?:\?(.*))?$/.exec(token) ?? [];
  if (!subject) throw new Error('not a token');
  const claims = new URLSearchParams(more);
  return {
    issuer: testIssuer,
    subject,
    email: claims.get('email') ?? `${subject}@tv.example`,
    emailVerified: claims.get('verified') !== 'no',
    givenName: undefined,
    familyName: undefined,
    groups: claims.get('groups')?.split(',') ?? [],
    claimedGroups: claims.get('in') === 'too many' ? undefined : (claims.get('in')?.split(',') ?? []),
    sessionId: claims.get('session') ?? undefined,
  };
}
