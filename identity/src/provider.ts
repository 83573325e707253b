import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RecordAccountEvent } from './account-events.ts';
import { freePolicy } from './account-policy.ts';
import type { FindAccountPolicy } from './account-policy.ts';
import type { SendAccountMail } from './mail/account-mail.ts';
import { noApplications } from './applications/applications.ts';
import type { Applications } from './applications/applications.ts';
import { createAuthenticators } from './second-step/authenticators.ts';
import type { FindBranding } from './branding.ts';
import { noConnections } from './connections/connections.ts';
import type { SignInConnections } from './connections/connections.ts';
import { createUpstream } from './connections/upstream.ts';
import { commandLineClientId } from '@tv/contract/integrations/command-line-client';
import { createSetCookie } from './cookies.ts';
import { pruneExpired } from './db.ts';
import type { Database } from './db.ts';
import type { EndAccess, IdentityDeps } from './deps.ts';
import { loadKeys } from './keys/keys.ts';
import { createKnownBrowsers } from './sign-in/known-browsers.ts';
import { createLinks } from './mail/links.ts';
import { pruneLinks } from './mail/links-db.ts';
import { makeProvider } from './make-provider.ts';
import { pageContexts } from './page-context.ts';
import { loadPageAssets } from './pages/assets.ts';
import { createPasskeys } from './second-step/passkeys.ts';
import type { Cost } from './passwords/password-hash.ts';
import { createKeyedHash, createSeal } from './secrets.ts';
import { pruneSessions } from './sessions/sessions-db.ts';
import { createSignInSteps } from './sign-in/sign-in-steps.ts';
import { createThrottle } from './sign-in/throttle.ts';

export interface IdentityOptions {
  /** The address of the provider, without a slash at its end. The provider is mounted at its path. */
  issuer: string;
  portalUrl: string;
  db: Database;
  secretKey: string;
  sendMail: SendAccountMail;
  findBranding?: FindBranding;
  endAccess?: EndAccess;
  recordEvent?: RecordAccountEvent;
  findPolicy?: FindAccountPolicy;
  /** Sign-in providers of organizations. Absent: there are none. */
  connections?: SignInConnections;
  applications?: Applications;
  passwordCost?: Cost | undefined;
  clientId?: string;
  audience?: string;
  /** The time of everything but oidc-provider's own records: its tokens and sessions go by the system's time. */
  clock?: () => Date;
}

export interface Identity extends IdentityDeps {
  /** Answers requests of the OpenID Connect protocol. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Sets the function that receives unexpected errors. */
  onFailure(report: (error: unknown) => void): void;
  /** Rotates keys that are due. Every instance calls it now and then. */
  renewKeys(): Promise<void>;
  /** Deletes expired rows and answers how many. */
  prune(): Promise<number>;
}

/** Rows of one table that one call deletes at most. */
const pruneLimit = 1000;

export async function createIdentity(options: IdentityOptions): Promise<Identity> {
  const { issuer, portalUrl, db, secretKey, sendMail, clientId = 'tv-portal', audience = 'tv-api' } = options;
  const {
    clock: now = () => new Date(),
    findBranding = async () => undefined,
    endAccess = async () => {},
    recordEvent = async () => {},
    findPolicy = async () => freePolicy,
    connections = noConnections,
    applications = noApplications,
  } = options;
  const mountPath = new URL(issuer).pathname.replace(/\/$/, '');
  const assets = loadPageAssets(mountPath);
  const createPageContext = pageContexts({ assets, portalUrl, findBranding });
  const throttle = createThrottle(db, secretKey, now);
  const setCookie = createSetCookie({ issuer, mountPath });
  const browsers = createKnownBrowsers(secretKey, setCookie);
  const keyedHash = createKeyedHash(secretKey, 'factors');

  let report: (error: unknown) => void = () => {};
  let keys = await loadKeys(db, secretKey, now());
  const make = () =>
    makeProvider(
      {
        ...{ issuer, portalUrl, mountPath, clientId, audience, db, keys, createPageContext, now, throttle },
        recordEvent,
        findPolicy,
        applications,
      },
      (error) => report(error),
    );
  let current = make();

  return {
    issuer,
    audience,
    mountPath,
    db,
    now,
    get provider() {
      return current.provider;
    },
    publicKeys: () => keys.public,
    assets,
    createPageContext,
    findBranding,
    sendMail,
    endAccess,
    recordEvent,
    findPolicy,
    connections,
    upstream: createUpstream({ issuer, now, connections, keyedHash }),
    setCookie,
    applications,
    ownClientIds: [clientId, commandLineClientId],
    passwordCost: options.passwordCost,
    throttle,
    browsers,
    links: createLinks({ issuer, mountPath, db, now, sendMail, setCookie }),
    passkeys: createPasskeys({ issuer, db, now, keyedHash }),
    authenticators: createAuthenticators({ db, now, keyedHash, seal: createSeal(secretKey) }),
    signInSteps: createSignInSteps({
      provider: () => current.provider,
      mountPath,
      ...{ db, now, browsers, findBranding, setCookie, recordEvent, findPolicy, createPageContext },
      connections,
    }),
    handle: (request, response) => current.handle(request, response),
    onFailure: (to) => void (report = to),
    async renewKeys() {
      const loaded = await loadKeys(db, secretKey, now());
      if (loaded.version === keys.version) return;
      keys = loaded;
      current = make();
    },
    async prune() {
      const at = new Date();
      return (
        (await pruneExpired(db, at, pruneLimit)) +
        (await pruneSessions(db, at, pruneLimit)) +
        (await pruneLinks(db, at, pruneLimit))
      );
    },
  };
}
