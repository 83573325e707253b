import { portalPath } from '@tv/contract/pages/page-paths';
import { createHash, randomBytes } from 'node:crypto';
import type { Sentence } from '../sentences.ts';
import { requestLimit, spellings } from './issuer.ts';

/** `wrong`: nobody can sign in. `doubtful`: the provider answers unusually, which may still be right. */
export type SignInFinding = { kind: 'good' | 'doubtful' | 'wrong'; what: Sentence };

export type CheckedSignIn = {
  issuer: string;
  clientId: string;
  scope: string;
  publicUrl: string;
  hasUserInfo: boolean;
  /** The claims that tell whether an address is verified. `true`: every address counts as verified. */
  emailVerified: string[] | true;
};

type Description = Record<string, unknown>;

/**
 * Tests an OpenID provider with the requests of the portal's pages and of the service, as far as that is possible without a
 * person: its metadata (OpenID Connect Discovery 1.0), its keys, CORS, an authorization request with `prompt=none`, and a
 * made-up code. Returns its findings and never throws.
 */
export async function checkSignIn(settings: CheckedSignIn): Promise<SignInFinding[]> {
  const found: SignInFinding[] = [];
  const say: Say = (kind, ...what) => void found.push({ kind, what });
  const description = await describe(settings.issuer, say);
  if (!description) return found;
  checkDescription(description, settings, say);
  await checkKeys(description, say);
  await checkTokenEndpoint(description, settings, say);
  for (const path of [portalPath('auth'), portalPath('silent-auth')])
    await checkAuthorization(description, settings, path, say);
  return found;
}

type Say = (kind: SignInFinding['kind'], ...what: Sentence) => void;

const textOf = (description: Description, name: string) =>
  typeof description[name] === 'string' ? description[name] : undefined;
const listOf = (description: Description, name: string) =>
  Array.isArray(description[name]) ? (description[name] as unknown[]).map(String) : undefined;

async function ask(address: string, init: RequestInit = {}): Promise<Response | string> {
  try {
    return await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(requestLimit), ...init });
  } catch (problem) {
    const cause = (problem as Error).cause as NodeJS.ErrnoException | undefined;
    return cause?.code ?? cause?.message ?? (problem as Error).name;
  }
}

async function describe(issuer: string, say: Say): Promise<Description | undefined> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const answer = await ask(address);
  const wrong = (...what: Sentence) => {
    say('wrong', ...what);
    return undefined;
  };
  if (typeof answer === 'string') return wrong('unreachable', { address, code: answer });
  if (!answer.ok) return wrong('notProvider', { address, status: answer.status });
  const description = (await answer.json().catch(() => undefined)) as Description | null | undefined;
  if (typeof description !== 'object' || description === null) return wrong('notJson', { address });
  if (!spellings(issuer).includes(String(description['issuer'])))
    return wrong('otherIssuer', { issuer: String(description['issuer']) });
  say('good', 'describes', { issuer });
  return description;
}

function checkDescription(description: Description, settings: CheckedSignIn, say: Say): void {
  const origin = new URL(settings.issuer).origin;
  for (const name of ['authorization_endpoint', 'token_endpoint', 'jwks_uri']) {
    const address = textOf(description, name);
    if (!address || !URL.canParse(address)) say('wrong', 'namesNo', { name });
    else if (name === 'token_endpoint' && new URL(address).origin !== origin)
      say('wrong', 'otherHost', { name, address, origin });
  }
  checkLists(description, settings, say);
  if (settings.emailVerified === true || !settings.hasUserInfo) return;
  const claims = listOf(description, 'claims_supported');
  if (claims && !settings.emailVerified.some((name) => claims.includes(name)))
    say('doubtful', 'claimNotListed', { claims: settings.emailVerified.join(', ') });
  if (!textOf(description, 'userinfo_endpoint')) say('doubtful', 'noUserInfo');
}

function checkLists(description: Description, { scope }: CheckedSignIn, say: Say): void {
  const expected = [
    ['response_types_supported', 'code', 'wrong', 'noCodeFlow'],
    ['code_challenge_methods_supported', 'S256', 'doubtful', 'noPkce'],
    ['token_endpoint_auth_methods_supported', 'none', 'doubtful', 'noPublicClient'],
    ['grant_types_supported', 'refresh_token', 'doubtful', 'noRefreshTokens'],
  ] as const;
  for (const [list, value, kind, name] of expected) {
    const values = listOf(description, list);
    if (values && !values.includes(value)) say(kind, name, { list, value });
  }
  const scopes = listOf(description, 'scopes_supported');
  const strange = scopes && scope.split(' ').filter((each) => each && !scopes.includes(each));
  if (strange && strange.length > 0) say('doubtful', 'strangeScopes', { scopes: strange.join(', ') });
}

/** The keys that may sign an access token. */
const keyTypes = ['RSA', 'EC', 'OKP'];

async function checkKeys(description: Description, say: Say): Promise<void> {
  const address = textOf(description, 'jwks_uri');
  if (!address) return;
  const answer = await ask(address, { redirect: 'follow' });
  const set =
    typeof answer === 'string'
      ? undefined
      : ((await answer.json().catch(() => undefined)) as { keys?: unknown } | undefined);
  const keys = Array.isArray(set?.keys) ? (set.keys as { kty?: unknown; use?: unknown }[]) : [];
  const usable = keys.filter(({ kty, use }) => keyTypes.includes(String(kty)) && use !== 'enc');
  if (usable.length > 0) say('good', 'hasKeys', { count: usable.length });
  else say('wrong', 'noKeys', { address });
}

/** Sends a made-up code. The provider must refuse it as a wrong code, not as a wrong client, and pages of the portal must be able to read the answer. */
async function checkTokenEndpoint(
  description: Description,
  settings: CheckedSignIn,
  say: Say,
): Promise<void> {
  const address = textOf(description, 'token_endpoint');
  if (!address) return;
  const answer = await ask(address, {
    method: 'POST',
    headers: { origin: settings.publicUrl, accept: 'application/json' },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: settings.clientId,
      redirect_uri: settings.publicUrl + portalPath('auth'),
      code: 'made-up-by-tv-check-sign-in',
      code_verifier: randomBytes(32).toString('base64url'),
    }),
  });
  if (typeof answer === 'string') return say('wrong', 'endpointUnreachable', { address, code: answer });
  const allowed = answer.headers.get('access-control-allow-origin');
  if (allowed !== '*' && allowed !== settings.publicUrl)
    say('wrong', 'notReadable', { url: settings.publicUrl });
  const refusal = (await answer.json().catch(() => undefined)) as { error?: unknown } | undefined;
  if (refusal?.error === 'invalid_client' || refusal?.error === 'unauthorized_client')
    say('wrong', 'clientRefused', { client: settings.clientId, error: refusal.error });
  else if (refusal?.error === 'invalid_grant') say('good', 'clientKnown');
  else
    say('doubtful', 'codeUnusual', {
      status: answer.status,
      error: JSON.stringify(refusal?.error ?? null),
    });
}

/** With `prompt=none` a provider redirects every browser back, with an error if nobody is signed in (OpenID Connect Core, 3.1.2.6). */
async function checkAuthorization(
  description: Description,
  { clientId, scope, publicUrl }: CheckedSignIn,
  path: string,
  say: Say,
): Promise<void> {
  const endpoint = textOf(description, 'authorization_endpoint');
  if (!endpoint || !URL.canParse(endpoint)) return;
  const redirect = `${publicUrl}${path}`;
  const address = new URL(endpoint);
  for (const [name, value] of Object.entries({
    client_id: clientId,
    redirect_uri: redirect,
    response_type: 'code',
    scope,
    prompt: 'none',
    state: randomBytes(16).toString('base64url'),
    nonce: randomBytes(16).toString('base64url'),
    code_challenge: createHash('sha256').update(randomBytes(32)).digest('base64url'),
    code_challenge_method: 'S256',
  }))
    address.searchParams.set(name, value);
  const answer = await ask(address.href);
  if (typeof answer === 'string')
    return say('wrong', 'endpointUnreachable', { address: endpoint, code: answer });
  const location = answer.headers.get('location') ?? '';
  if (!location.startsWith(redirect))
    return say('wrong', 'redirectRefused', { redirect, status: answer.status, client: clientId });
  const error = new URL(location).searchParams.get('error');
  if (!error || /^(login|interaction|consent|account_selection)_/.test(error))
    say('good', 'comesBack', { redirect });
  else say('wrong', error === 'invalid_scope' ? 'scopeRefused' : 'comesBackWithError', { redirect, error });
}
