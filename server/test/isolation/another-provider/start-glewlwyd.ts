import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { exportJWK, generateKeyPair } from 'jose';
import { freePort } from '../../../../tools/test/free-port.mjs';

export type GlewlwydPerson = {
  username: string;
  password: string;
  email: string;
  emailVerified: boolean;
  groups: string[];
};
export type Glewlwyd = Awaited<ReturnType<typeof startGlewlwyd>>;

const limits = { start: 20_000, call: 10_000, end: 5_000 };
/** What the package's own database begins with. */
const firstAdmin = { username: 'admin', password: 'password' };
const properties = ['email_verified', 'groups', 'given_name', 'family_name'];

/** Runs the unpacked provider on a free port, with a database of its own, a public client and these people. */
export async function startGlewlwyd(
  folder: string,
  given: { clientId: string; redirectUris: string[]; scopes: string[]; people: GlewlwydPerson[] },
) {
  const own = mkdtempSync(join(tmpdir(), 'tv-glewlwyd-'));
  const port = await freePort();
  const address = `http://localhost:${port}`;
  makeDatabase(folder, join(own, 'glewlwyd.db'));
  writeFileSync(join(own, 'glewlwyd.conf'), settings(folder, own, port));
  const libraries = join(folder, 'usr/lib/x86_64-linux-gnu');
  const child = spawn(join(folder, 'usr/bin/glewlwyd'), ['-c', join(own, 'glewlwyd.conf')], {
    stdio: 'ignore',
    env: { ...process.env, LD_LIBRARY_PATH: libraries },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.once('error', () => undefined);
  const close = async () => {
    if (child.exitCode === null && child.pid) child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), limits.end);
    await ended;
    clearTimeout(timer);
    rmSync(own, { recursive: true, force: true });
  };
  try {
    await untilAnswers(`${address}/config`, () => child.exitCode !== null);
    const admin = await signInTo(address, firstAdmin);
    const issuer = `${address}/api/oidc`;
    await admin('POST', '/mod/plugin/', {
      module: 'oidc',
      name: 'oidc',
      display_name: 'OpenID Connect',
      parameters: await pluginParameters(issuer, given.scopes),
    });
    for (const name of given.scopes.filter((each) => each !== 'openid'))
      await admin('POST', '/scope/', { name, display_name: name, password_required: true });
    await admin('POST', '/client/', {
      client_id: given.clientId,
      name: 'TV',
      enabled: true,
      confidential: false,
      redirect_uri: given.redirectUris,
      authorization_type: ['code', 'refresh_token'],
      token_endpoint_auth_method: ['none'],
      scope: [],
    });
    for (const { emailVerified, ...person } of given.people)
      await admin('POST', '/user/', {
        ...person,
        name: person.username,
        enabled: true,
        scope: given.scopes,
        email_verified: String(emailVerified),
      });
    const signIn = (who: typeof firstAdmin) => signInTo(address, who);
    return { issuer, address, close, signIn };
  } catch (problem) {
    await close();
    throw problem;
  }
}

function makeDatabase(folder: string, path: string): void {
  const script = join(folder, 'usr/share/doc/glewlwyd/database/init.sqlite3.sql.gz');
  const database = new DatabaseSync(path);
  database.exec(gunzipSync(readFileSync(script)).toString());
  const format = Object.fromEntries(
    properties.map((name) => [name, { multiple: name === 'groups', read: true, write: true }]),
  );
  database
    .prepare(`update g_user_module_instance set gumi_parameters = ?`)
    .run(JSON.stringify({ 'use-glewlwyd-connection': true, 'data-format': format }));
  database.close();
}

const settings = (folder: string, own: string, port: number) => `
port=${port}
external_url="http://localhost:${port}"
api_prefix="api"
login_url="login.html"
static_files_path="${folder}/usr/share/glewlwyd/webapp/"
allow_origin="*"
add_x_frame_option_header_deny=false
log_mode="file"
log_level="ERROR"
log_file="${own}/log"
cookie_domain="localhost"
cookie_secure=0
session_expiration=3600
session_key="SESSION"
admin_scope="g_admin"
profile_scope="g_profile"
user_module_path="${folder}/usr/lib/glewlwyd/user"
user_middleware_module_path="${folder}/usr/lib/glewlwyd/user_middleware"
client_module_path="${folder}/usr/lib/glewlwyd/client"
user_auth_scheme_module_path="${folder}/usr/lib/glewlwyd/scheme"
plugin_module_path="${folder}/usr/lib/glewlwyd/plugin"
hash_algorithm="SHA512"
static_files_mime_types = (
  { extension = ".html"; mime_type = "text/html"; },
  { extension = ".css"; mime_type = "text/css"; },
  { extension = ".js"; mime_type = "application/javascript"; },
  { extension = ".json"; mime_type = "application/json"; }
);
database = { type = "sqlite3"; path = "${own}/glewlwyd.db"; };
`;

async function pluginParameters(issuer: string, scopes: string[]) {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), kid: 'own', alg: 'RS256', use: 'sig' };
  const claim = (name: string, type = 'string') => ({
    name,
    'user-property': name,
    type,
    mandatory: true,
    'on-demand': false,
    scope: [],
    ...(type === 'boolean' && { 'boolean-value-true': 'true', 'boolean-value-false': 'false' }),
  });
  return {
    iss: issuer,
    'jwt-type': 'rsa',
    'jwt-key-size': '256',
    'jwks-private': JSON.stringify({ keys: [key] }),
    'jwks-show': true,
    'access-token-duration': 300,
    'refresh-token-duration': 3600,
    'code-duration': 60,
    'refresh-token-rolling': true,
    'allow-non-oidc': false,
    'auth-type-code-enabled': true,
    'auth-type-token-enabled': false,
    'auth-type-id-token-enabled': true,
    'auth-type-refresh-enabled': true,
    'allowed-scope': scopes,
    'subject-type': 'public',
    'pkce-allowed': true,
    'pkce-required': true,
    'pkce-required-public-client': true,
    'session-management-allowed': false,
    'email-claim': 'mandatory',
    'email-claim-scope': [],
    claims: [claim('email_verified', 'boolean'), claim('groups')],
  };
}

/** Calls with the session of somebody who has given their password. */
async function signInTo(address: string, who: typeof firstAdmin) {
  const first = await fetch(`${address}/api/auth/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: who.username, password: who.password }),
    signal: AbortSignal.timeout(limits.call),
  });
  if (!first.ok) throw new Error(`glewlwyd refuses ${who.username}: ${first.status}`);
  const cookie = first.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const call = async (method: string, path: string, body?: object): Promise<Response> => {
    const answer = await fetch(`${address}/api${path}`, {
      method,
      redirect: 'manual',
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(limits.call),
    });
    if (answer.status >= 400) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  return Object.assign(call, { cookie });
}

async function untilAnswers(address: string, hasEnded: () => boolean): Promise<void> {
  const end = Date.now() + limits.start;
  while (Date.now() < end && !hasEnded()) {
    const answer = await fetch(address, { signal: AbortSignal.timeout(1_000) }).catch(() => undefined);
    if (answer?.ok) return;
    await wait(100);
  }
  throw new Error('glewlwyd does not start');
}
