import type { JSONWebKeySet } from 'jose';
import type { Provider } from 'oidc-provider';
import type { RecordAccountEvent } from './account-events.ts';
import type { FindAccountPolicy } from './account-policy.ts';
import type { SendAccountMail } from './mail/account-mail.ts';
import type { Applications } from './applications/applications.ts';
import type { Authenticators } from './second-step/authenticators.ts';
import type { FindBranding } from './branding.ts';
import type { SignInConnections } from './connections/connections.ts';
import type { Upstream } from './connections/upstream.ts';
import type { SetCookie } from './cookies.ts';
import type { Database } from './db.ts';
import type { KnownBrowsers } from './sign-in/known-browsers.ts';
import type { Links } from './mail/links.ts';
import type { CreatePageContext } from './page-context.ts';
import type { PageAssets } from './pages/assets.ts';
import type { Passkeys } from './second-step/passkeys.ts';
import type { Cost } from './passwords/password-hash.ts';
import type { SignInSteps } from './sign-in/sign-in-steps.ts';
import type { Throttle } from './sign-in/throttle.ts';

/** Ends the person's own feed, media addresses and devices in the service. */
export type EndAccess = (db: Database, subject: string) => Promise<void>;

/** Values and functions that the provider's routes share. Each group of routes picks the few that it uses. */
export interface IdentityDeps {
  /** The address of the provider, without a slash at its end. */
  issuer: string;
  /** The audience of access tokens. */
  audience: string;
  /** The path of the issuer. */
  mountPath: string;
  db: Database;
  now(): Date;
  /** Read it with each request: new keys replace the provider. */
  readonly provider: Provider;
  /** The keys that verify the provider's signatures. */
  publicKeys(): JSONWebKeySet;
  assets: PageAssets;
  createPageContext: CreatePageContext;
  findBranding: FindBranding;
  sendMail: SendAccountMail;
  endAccess: EndAccess;
  recordEvent: RecordAccountEvent;
  findPolicy: FindAccountPolicy;
  applications: Applications;
  /** The portal's web and its command line. Every other client is an application. */
  ownClientIds: readonly string[];
  /** How much work a new hash is. Only tests have one of their own. */
  passwordCost: Cost | undefined;
  throttle: Throttle;
  browsers: KnownBrowsers;
  links: Links;
  passkeys: Passkeys;
  authenticators: Authenticators;
  signInSteps: SignInSteps;
  connections: SignInConnections;
  upstream: Upstream;
  setCookie: SetCookie;
}
