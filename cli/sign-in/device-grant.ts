import { setTimeout as wait } from 'node:timers/promises';
import { CommandProblem, NotReached } from '../command-problem.ts';
import type { Credentials } from './credentials.ts';
import { secureAddress } from '../portal.ts';
import { text } from '../texts.ts';

/** What a command line needs to know of an OpenID provider (RFC 8414; OpenID Connect Discovery 1.0). */
export type Provider = {
  issuer: string;
  tokenEndpoint: string;
  deviceEndpoint: string | undefined;
  revocationEndpoint: string | undefined;
};

export type Client = { clientId: string; scope: string };

/** What a person is shown (RFC 8628, section 3.2). Seconds. */
export type DeviceCode = {
  deviceCode: string;
  userCode: string;
  address: string;
  expiresIn: number;
  interval: number;
};

const requestLimit = 30_000;
const grant = 'urn:ietf:params:oauth:grant-type:device_code';
/** Shown where the person confirms, and in their list of sessions. */
const userAgent = `TV-command-line/2 (${{ darwin: 'Macintosh', win32: 'Windows' }[process.platform as 'win32'] ?? 'Linux'})`;

export async function discoverProvider(issuer: string): Promise<Provider> {
  const base = secureAddress(issuer).href.replace(/\/$/, '');
  const document = await ask(`${base}/.well-known/openid-configuration`);
  const endpoint = (name: string) => {
    const value = document.body[name];
    return typeof value === 'string' ? secureAddress(value).href : undefined;
  };
  const tokenEndpoint = endpoint('token_endpoint');
  if (String(document.body.issuer).replace(/\/$/, '') !== base || !tokenEndpoint)
    throw new CommandProblem(text.signIn.noProvider({ issuer }));
  return {
    issuer,
    tokenEndpoint,
    deviceEndpoint: endpoint('device_authorization_endpoint'),
    revocationEndpoint: endpoint('revocation_endpoint'),
  };
}

/** Asks for a code that a person enters in a browser. */
export async function beginDevice(provider: Provider, { clientId, scope }: Client): Promise<DeviceCode> {
  if (!provider.deviceEndpoint) throw new CommandProblem(text.signIn.noDevice({ issuer: provider.issuer }));
  const { ok, body } = await ask(provider.deviceEndpoint, { client_id: clientId, scope });
  const { device_code: deviceCode, user_code: userCode, verification_uri: address } = body;
  // Some providers call it by its name of a draft.
  const uri = address ?? body.verification_url;
  if (!ok || typeof deviceCode !== 'string' || typeof userCode !== 'string' || typeof uri !== 'string')
    throw new CommandProblem(text.signIn.noCode({ issuer: provider.issuer, why: reasonIn(body) }));
  return {
    deviceCode,
    userCode,
    address: secureAddress(uri).href,
    expiresIn: Number(body.expires_in) || 600,
    interval: Number(body.interval) || 5,
  };
}

/** Asks again and again, as section 3.5 says, until the person has answered or the code is too old. */
export async function awaitDevice(
  provider: Provider,
  { clientId }: Client,
  { deviceCode, expiresIn, interval }: DeviceCode,
  pause: (seconds: number) => Promise<unknown> = (seconds) => wait(seconds * 1000),
): Promise<Credentials> {
  const until = Date.now() + expiresIn * 1000;
  let seconds = interval;
  while (Date.now() < until) {
    await pause(seconds);
    const answer = await ask(provider.tokenEndpoint, {
      grant_type: grant,
      device_code: deviceCode,
      client_id: clientId,
    }).catch((problem: unknown) => {
      if (!(problem instanceof NotReached)) throw problem;
      return undefined;
    });
    if (answer?.ok) return credentialsOf(provider, clientId, answer.body);
    const error = answer?.body.error;
    if (error === 'access_denied') throw new CommandProblem(text.refused);
    if (error === 'expired_token') break;
    if (!answer || error === 'slow_down') seconds += 5;
    else if (error !== 'authorization_pending')
      throw new CommandProblem(
        text.signIn.refusedBy({ issuer: provider.issuer, why: reasonIn(answer.body) }),
      );
  }
  throw new CommandProblem(text.expired);
}

/** New tokens for a refresh token (RFC 6749, section 6); `undefined` where the sign-in has ended. */
export async function renewTokens(provider: Provider, old: Credentials): Promise<Credentials | undefined> {
  if (!old.refreshToken) return undefined;
  const { ok, status, body } = await ask(provider.tokenEndpoint, {
    grant_type: 'refresh_token',
    refresh_token: old.refreshToken,
    client_id: old.clientId,
  });
  if (ok) return { refreshToken: old.refreshToken, ...credentialsOf(provider, old.clientId, body) };
  if (status >= 500) throw new NotReached(text.signIn.silent({ issuer: provider.issuer }));
  return undefined;
}

/** RFC 7009; what the issuer says to it changes nothing here. */
export async function revokeTokens(
  provider: Provider,
  { refreshToken, clientId }: Credentials,
): Promise<void> {
  if (!provider.revocationEndpoint || !refreshToken) return;
  await ask(provider.revocationEndpoint, {
    token: refreshToken,
    token_type_hint: 'refresh_token',
    client_id: clientId,
  });
}

function credentialsOf(
  { issuer }: Provider,
  clientId: string,
  { access_token: accessToken, expires_in: seconds, refresh_token: refreshToken }: Record<string, unknown>,
): Credentials {
  if (typeof accessToken !== 'string') throw new CommandProblem(text.signIn.noToken({ issuer }));
  return {
    issuer,
    clientId,
    accessToken,
    expiresAt: Date.now() + (Number(seconds) || 60) * 1000,
    ...(typeof refreshToken === 'string' && { refreshToken }),
  };
}

/** Never with what was sent: it may hold a token. */
const reasonIn = (body: Record<string, unknown>) =>
  String(body.error_description ?? body.error ?? text.signIn.noReason);

async function ask(address: string, form?: Record<string, string>) {
  const response = await fetch(address, {
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    headers: { accept: 'application/json', 'user-agent': userAgent },
    redirect: 'error',
    signal: AbortSignal.timeout(requestLimit),
  }).catch(() => {
    throw new NotReached(text.signIn.silent({ issuer: new URL(address).origin }));
  });
  const body = (await response.json().catch(() => ({}))) as Record<string, unknown>;
  return { ok: response.ok, status: response.status, body };
}
