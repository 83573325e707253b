import { createSignInApplications } from './applications/sign-in-applications.ts';
import { apiBase } from './platform/http/call-address.ts';
import { createScanner } from './platform/scanner/scanner.ts';
import { readFileSync } from 'node:fs';
import compress from '@fastify/compress';
import { commandLineClientId } from '@tv/contract/integrations/command-line-client';
import { encoderAddresses } from './live/encoder-addresses.ts';
import { createIdentity } from '@tv/identity/provider';
import { identityPlugin } from '@tv/identity/plugin';
import Fastify, { type FastifyInstance } from 'fastify';
import { createAccountEventRecorder } from './audit/record-account-event.ts';
import { createSitemapSource } from './portal/sitemap-db.ts';
import { serveFrom } from './old-addresses/from-route.ts';
import { serveUploads } from './ingest/upload/routes.ts';
import { serveDomains } from './domains.ts';
import { findAccountPolicy } from './organization/policies/account-policy-db.ts';
import { isListedBy, isListedOrigin } from './organization/api-origins-db.ts';
import { findEmbedOrigins } from './organization/db.ts';
import { findBranding } from './organization/branding/branding-db.ts';
import { answerBadAddress, answerProblems } from './platform/http/answer-problems.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { Database, TextQueries } from './platform/db/database.ts';
import { crossing } from './platform/db/second-lock/scope.ts';
import type { Files } from './platform/storage/files.ts';
import type { Ending } from './platform/http/health/drain.ts';
import { backlogGauges } from './analytics/roll-up/backlog-gauges.ts';
import { rebuildGauges } from './media-contents/search/indexing/rebuild-gauges.ts';
import { serveHealth } from './platform/http/health/health.ts';
import { portalIssuer } from './platform/auth/issuer.ts';
import { letOtherSitesRead } from './platform/http/origins/other-sites.ts';
import { answerKnownMethods } from './platform/http/known-methods.ts';
import { refuseOtherHosts, withoutHost } from './platform/http/origins/refuse-other-hosts.ts';
import { createLimits } from './platform/limits/limits.ts';
import { loopbackAddresses, publicAddresses } from './platform/http/public-address.ts';
import { observe, observeRequests } from './platform/http/requests/observe-requests.ts';
import { requestIdOf } from './platform/http/requests/request-id.ts';
import { withRequestTime } from './platform/http/requests/request-time.ts';
import { takeStreams } from './platform/http/bodies/take-streams.ts';
import { loggerOptions, OneLineRequests } from './platform/log.ts';
import { createOutbox, mailKind } from './platform/mail/outbox.ts';
import { ingestKind } from './ingest/claims-db.ts';
import { pushKind } from './notifications/push-db.ts';
import { createTxtResolver } from './platform/resolve-txt.ts';
import { describeApi } from './platform/openapi/document.ts';
import { createTokenVerifier } from './platform/auth/tokens.ts';
import { endAccess } from './registration/account-db.ts';
import { createAccountMailSender } from './registration/send-account-mail.ts';
import { isKnownPage } from './portal/match-page.ts';
import { findDefaultLanguage, organizationAt } from './portal/default-language-db.ts';
import { servePortal } from './portal/routes.ts';
import { connectionsForProvider } from './sign-in-connections/for-provider.ts';
import { portalConfiguration } from './portal/configuration.ts';
import { securityHeaders } from './portal/security-headers.ts';

export type AppDeps = {
  config: Config;
  db: Database;
  files: Files;
  clock: Clock;
  /** The command line's secret. */
  localServiceToken: string;
  /** Built web, `web/dist`. */
  webFolder: string;
  /** Another process works on uploads, so this one needs no encoder. */
  isWithoutWorker?: boolean;
  /** Whether everything that the process does has begun. Absent: it has. */
  hasStarted?: () => boolean;
  /** Absent: the process ends without draining, as in tests. */
  ending?: Ending;
  /** Listener of METRICS_PORT. Absent: the service's own port answers about metrics. */
  monitoring?: FastifyInstance | undefined;
};

const manifest = new URL('../../package.json', import.meta.url);
export const version = (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;

function createServer(
  config: Config,
  secured: Record<string, string>,
  {
    forceCloseConnections = 'idle',
    isPage = () => false,
  }: { forceCloseConnections?: 'idle' | true; isPage?: (path: string) => boolean } = {},
): FastifyInstance {
  const app = Fastify({
    forceCloseConnections,
    logger: loggerOptions(config.logLevel),
    genReqId: requestIdOf,
    logController: new OneLineRequests(),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    bodyLimit: 256 * 1024,
    requestTimeout: 120_000,
    rewriteUrl: withoutHost,
    // A request that still comes while the process ends is answered like any other.
    return503OnClosing: false,
    frameworkErrors(_error, request, reply) {
      observe(request, reply);
      return answerBadAddress(request, reply.headers(secured));
    },
  });
  answerProblems(app);
  observeRequests(app);
  // After the body was read, because reading leaves the asynchronous context.
  app.addHook('preHandler', (_request, { raw }, done) => withRequestTime(() => raw.headersSent, done));
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(secured);
    done();
  });
  refuseOtherHosts(app);
  answerKnownMethods(app, isPage);
  return app;
}

const observed = ({ dataDir, metricsToken }: Config) => ({
  ...{ dataDir, metricsToken, version },
  jobKinds: [ingestKind, mailKind, pushKind],
  domains: [backlogGauges, rebuildGauges],
});

/** The listener of METRICS_PORT, without routes. It ends after the service, and waits for no connection. */
export const createMonitoringServer = (config: Config): FastifyInstance =>
  createServer(config, securityHeaders(config), { forceCloseConnections: true });

/** What a process that only works on jobs answers: `/health/live`, `/health/ready` and `/metrics`. */
export function createHealthApp({
  config,
  db,
  ending,
  hasStarted,
}: Pick<AppDeps, 'config' | 'db' | 'ending' | 'hasStarted'>): FastifyInstance {
  const app = createServer(config, securityHeaders(config));
  serveHealth(app, { db, ...observed(config), role: 'worker', ending, hasStarted });
  return app;
}

/** The only place that knows every domain: puts the service together, ready to listen. */
export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, db, clock, localServiceToken } = deps;
  const secured = securityHeaders(config);
  const app = createServer(config, secured, { isPage: isKnownPage });
  db.replicas?.onChange((sentence) => app.log.warn(sentence));
  takeStreams(app);
  await letOtherSitesRead(app, {
    publicUrl: config.publicUrl,
    clock,
    sites: {
      isListed: (origin) => crossing('other sites', () => isListedOrigin(db, origin)),
      isListedBy: (owner, origin) => crossing('other sites', () => isListedBy(db, owner, origin)),
    },
  });
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });

  const issuer = config.oidc.issuer ?? `${config.publicUrl}/oidc`;
  const signIn = {
    issuer: config.oidc.issuer ?? portalIssuer,
    hasLocalPasswords: !config.oidc.issuer,
    securityAddress: `${issuer}/security`,
  };
  const connections = {
    ...{ db, clock, secretKey: config.secretKey, publicUrl: config.publicUrl },
    organizationRules: config.oidc.organizations,
    issuerAddresses: config.oidc.allowsLoopback ? loopbackAddresses : publicAddresses,
  };
  const identity = config.oidc.issuer
    ? undefined
    : await createIdentity({
        issuer,
        portalUrl: config.publicUrl,
        db: {
          query: (text: string, values?: unknown[]) => crossing('account', () => db.text.query(text, values)),
        } as TextQueries,
        secretKey: config.secretKey,
        clientId: config.oidc.clientId,
        audience: config.oidc.audience[0]!,
        clock,
        sendMail: createAccountMailSender({ db, signIn, outbox: createOutbox(config.secretKey) }),
        findBranding: (of) => findBranding(db, portalIssuer, of),
        endAccess: (text, subject) => endAccess(text, portalIssuer, subject),
        findPolicy: (of) => findAccountPolicy(db, portalIssuer, of),
        connections: connectionsForProvider(connections),
        recordEvent: createAccountEventRecorder({ db, clock, issuer: portalIssuer }),
        applications: createSignInApplications({ db, clock, clients: config.oidc.clients }),
      });
  const verifier = createTokenVerifier({
    issuer,
    audience: config.oidc.audience,
    claims: config.oidc.claims,
    groupsClaim: config.oidc.groupsClaim,
    asksUserInfo: !identity && config.oidc.hasUserInfo,
    ...(identity && { localJwks: identity.publicKeys, ownClientIds: identity.ownClientIds }),
    clock,
  });

  const serve = serveDomains(app, {
    ...deps,
    storageLimit: config.storageLimit,
    captionServices: config.captionServices,
    scanner: createScanner(config.scanCommand, { files: deps.files, log: app.log }),
    secretKey: config.secretKey,
    internalDomains: config.internalDomains,
    organizationRules: config.oidc.organizations,
    issuerAddresses: connections.issuerAddresses,
    version,
    environment: config.environment,
    terms: config.terms,
    webhooksAllowLoopback: config.webhooksAllowLoopback,
    watchedFolders: config.watchedFolders,
    watchedEndpoints: config.watchedEndpoints,
    encoderAddresses: encoderAddresses({ ...config, receivesStreams: !deps.isWithoutWorker }),
    publicUrl: config.publicUrl,
    signIn,
    resolveTxt: createTxtResolver(),
    deviceSignIn: {
      issuer,
      clientId: identity ? commandLineClientId : config.oidc.deviceClientId,
      scope: config.oidc.scope,
    },
    authentication: { verifyToken: (token) => verifier.verify(token), localServiceToken },
  });
  serveUploads(app, serve, {
    ...deps,
    limits: createLimits({ clock, secretKey: config.secretKey }),
    storageLimit: config.storageLimit,
    personQuota: config.personQuota,
    ffmpegPath: deps.isWithoutWorker ? undefined : config.ffmpegPath,
  });
  const description = JSON.stringify(describeApi(version, issuer));
  app.get(`${apiBase}/openapi.json`, (_, reply) =>
    reply.type('application/json; charset=utf-8').send(description),
  );
  const { ending, monitoring, hasStarted } = deps;
  const role = deps.isWithoutWorker ? 'web' : 'all';
  serveHealth(app, { db, ...observed(config), role, ending, monitoring, hasStarted });
  if (identity)
    await app.register(async (signIn) => {
      signIn.addHook('preHandler', (_request, _reply, done) => crossing('account', done));
      await signIn.register(identityPlugin, {
        identity,
        headersOf: ({ id }) => ({ ...secured, 'x-request-id': id }),
      });
    });
  serveFrom(app, { db, clock, publicUrl: config.publicUrl, secretKey: config.secretKey });
  await servePortal(app, {
    webFolder: deps.webFolder,
    publicUrl: config.publicUrl,
    configuration: portalConfiguration(config, issuer, version),
    sitemap: createSitemapSource(db, clock),
    embedOrigins: (id, organizationId) =>
      crossing('address of an item', () => findEmbedOrigins(db, id, organizationId)),
    defaultLanguage: (address) => {
      const lookup = organizationAt(address);
      return crossing(lookup.work, () => findDefaultLanguage(db, lookup));
    },
  });
  return app;
}
