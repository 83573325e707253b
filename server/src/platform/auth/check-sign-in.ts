import { portalPath } from '@tv/contract/page-paths';
import { createHash, randomBytes } from 'node:crypto';
import { requestLimit, spellings } from './issuer.ts';

/** `wrong`: nobody can sign in. `doubtful`: the provider answers unusually, which may still be right. */
export type SignInFinding = { kind: 'good' | 'doubtful' | 'wrong'; words: string };

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
 * made-up code. Returns its findings as sentences and never throws.
 */
export async function checkSignIn(settings: CheckedSignIn): Promise<SignInFinding[]> {
  const found: SignInFinding[] = [];
  const say = (kind: SignInFinding['kind'], words: string) => void found.push({ kind, words });
  const description = await describe(settings.issuer, say);
  if (!description) return found;
  checkDescription(description, settings, say);
  await checkKeys(description, say);
  await checkTokenEndpoint(description, settings, say);
  for (const path of [portalPath('auth'), portalPath('silent-auth')])
    await checkAuthorization(description, settings, path, say);
  return found;
}

type Say = (kind: SignInFinding['kind'], words: string) => void;

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
  const wrong = (words: string) => {
    say('wrong', words);
    return undefined;
  };
  if (typeof answer === 'string')
    return wrong(
      `${address} cannot be reached from here (${answer}): check OIDC_ISSUER, the network and the certificate.`,
    );
  if (!answer.ok)
    return wrong(
      `${address} answers with status ${answer.status}: OIDC_ISSUER is not the address of an OpenID provider. Use the value that the provider calls "issuer".`,
    );
  const description = (await answer.json().catch(() => undefined)) as Description | null | undefined;
  if (typeof description !== 'object' || description === null)
    return wrong(`${address} is not JSON: OIDC_ISSUER is not the address of an OpenID provider.`);
  if (!spellings(issuer).includes(String(description['issuer'])))
    return wrong(
      `The provider calls itself "${String(description['issuer'])}": set OIDC_ISSUER to exactly that.`,
    );
  say('good', `${issuer} describes itself as an OpenID provider.`);
  return description;
}

function checkDescription(description: Description, settings: CheckedSignIn, say: Say): void {
  const origin = new URL(settings.issuer).origin;
  for (const name of ['authorization_endpoint', 'token_endpoint', 'jwks_uri']) {
    const address = textOf(description, name);
    if (!address || !URL.canParse(address)) say('wrong', `The provider names no ${name}.`);
    else if (name === 'token_endpoint' && new URL(address).origin !== origin)
      say(
        'wrong',
        `The ${name} ${address} is on a different host from ${origin}: the portal's pages connect only to the issuer's own host.`,
      );
  }
  checkLists(description, settings, say);
  if (settings.emailVerified === true || !settings.hasUserInfo) return;
  const claims = listOf(description, 'claims_supported');
  if (claims && !settings.emailVerified.some((name) => claims.includes(name)))
    say(
      'doubtful',
      `The provider does not list the claim ${settings.emailVerified.join(' or ')}: people without a verified address get no access. Make it send the claim, or name another one with OIDC_CLAIMS.`,
    );
  if (!textOf(description, 'userinfo_endpoint'))
    say(
      'doubtful',
      'The provider has no userinfo endpoint, so address and groups must be in the access token.',
    );
}

function checkLists(description: Description, { scope }: CheckedSignIn, say: Say): void {
  const expected: [list: string, value: string, kind: 'wrong' | 'doubtful', otherwise: string][] = [
    ['response_types_supported', 'code', 'wrong', 'allow the authorization code flow'],
    ['code_challenge_methods_supported', 'S256', 'doubtful', 'allow PKCE with S256'],
    [
      'token_endpoint_auth_methods_supported',
      'none',
      'doubtful',
      'make the client a public one, without a secret',
    ],
    [
      'grant_types_supported',
      'refresh_token',
      'doubtful',
      'allow refresh tokens, or people will have to sign in again and again',
    ],
  ];
  for (const [list, value, kind, otherwise] of expected) {
    const values = listOf(description, list);
    if (values && !values.includes(value)) say(kind, `${list} does not name "${value}": ${otherwise}.`);
  }
  const scopes = listOf(description, 'scopes_supported');
  const strange = scopes && scope.split(' ').filter((each) => each && !scopes.includes(each));
  if (strange && strange.length > 0)
    say(
      'doubtful',
      `The provider does not list the scopes ${strange.join(', ')} in OIDC_SCOPE: leave out what it does not support.`,
    );
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
  if (usable.length > 0) say('good', `It publishes ${usable.length} keys that can sign access tokens.`);
  else
    say(
      'wrong',
      `${address} has no RSA, EC or OKP key for signing, so the portal cannot verify any access token.`,
    );
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
  if (typeof answer === 'string') return say('wrong', `${address} cannot be reached (${answer}).`);
  const allowed = answer.headers.get('access-control-allow-origin');
  if (allowed !== '*' && allowed !== settings.publicUrl)
    say(
      'wrong',
      `The token endpoint does not let pages of ${settings.publicUrl} read its answers (CORS): register that address as a web origin, or the client as a single-page application.`,
    );
  const refusal = (await answer.json().catch(() => undefined)) as { error?: unknown } | undefined;
  if (refusal?.error === 'invalid_client' || refusal?.error === 'unauthorized_client')
    say(
      'wrong',
      `The token endpoint does not accept the client "${settings.clientId}" without a secret (${refusal.error}): check OIDC_CLIENT_ID, and make it a public client.`,
    );
  else if (refusal?.error === 'invalid_grant')
    say('good', 'The token endpoint knows the client and requires no secret.');
  else
    say(
      'doubtful',
      `The token endpoint answers a made-up code with status ${answer.status} and ${JSON.stringify(refusal?.error ?? null)}, where "invalid_grant" is usual.`,
    );
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
  if (typeof answer === 'string') return say('wrong', `${endpoint} cannot be reached (${answer}).`);
  const location = answer.headers.get('location') ?? '';
  if (!location.startsWith(redirect))
    return say(
      'wrong',
      `The provider does not send a sign-in back to ${redirect} (status ${answer.status}): register exactly this redirect address for the client "${clientId}".`,
    );
  const error = new URL(location).searchParams.get('error');
  const whatThen =
    error === 'invalid_scope' ? ': OIDC_SCOPE requests something that the client may not have' : '';
  if (!error || /^(login|interaction|consent|account_selection)_/.test(error))
    say('good', `A sign-in comes back to ${redirect}.`);
  else say('wrong', `A sign-in comes back to ${redirect} with the error ${error}${whatThen}.`);
}
