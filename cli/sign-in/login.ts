import type { Answer } from '@tv/contract/calls/api';
import { callPath } from '@tv/contract/calls/request';
import { CommandProblem, ServiceProblem } from '../command-problem.ts';
import { readCredentials, withCredentialsLock, writeCredentials } from './credentials.ts';
import { awaitDevice, beginDevice, discoverProvider, revokeTokens } from './device-grant.ts';
import { portalOf, secureAddress } from '../portal.ts';
import { readArguments } from '../arguments/read-arguments.ts';
import { openService } from '../service.ts';
import { text } from '../texts.ts';

/** Signs a person in, by a browser on any device; what the command line does from then on is theirs. */
export async function loginCommand(
  args: string[],
  pause?: (seconds: number) => Promise<unknown>,
): Promise<boolean> {
  readArguments(args, {}, { command: 'login' });
  const portal = portalOf();
  secureAddress(portal.url);
  const { issuer, clientId, scope } = await askSignIn(portal.api, portal.url);
  const provider = await discoverProvider(issuer);
  const client = { clientId, scope };
  const code = await beginDevice(provider, client);
  console.log(`${text.openAddress}

  ${code.address}
  ${code.userCode}

${text.codeWorks({ count: Math.max(1, Math.floor(code.expiresIn / 60)) })}`);
  const credentials = await awaitDevice(provider, client, code, pause);
  await withCredentialsLock(() => writeCredentials(portal.url, credentials));
  console.log(await who());
  return true;
}

/** Forgets the sign-in at a portal, here and at its issuer. */
export async function logoutCommand(args: string[]): Promise<boolean> {
  readArguments(args, {}, { command: 'logout' });
  const { url } = portalOf();
  const known = await withCredentialsLock(async () => {
    const found = await readCredentials(url);
    if (found) await writeCredentials(url, undefined);
    return found;
  });
  if (!known) {
    console.log(text.notSignedIn({ url }));
    return true;
  }
  try {
    await revokeTokens(await discoverProvider(known.issuer), known);
  } catch (problem) {
    if (!(problem instanceof CommandProblem)) throw problem;
    console.error(text.notRevoked({ why: problem.message }));
    return false;
  }
  console.log(text.signedOut({ url }));
  return true;
}

/** Prints as whom commands are run. */
export async function whoamiCommand(args: string[]): Promise<boolean> {
  readArguments(args, {}, { command: 'whoami' });
  console.log(await who());
  return true;
}

async function who(): Promise<string> {
  const { url } = portalOf();
  if (process.env.TV_KEY) {
    const { name, organizationName, scopes } = await (
      await openService()
    ).call('GET /Management/ApiKeys/Current');
    return text.signIn.byKey({ name, organization: organizationName, scopes: scopes.join(', '), url });
  }
  if (!(await readCredentials(url))) {
    await openService();
    return text.signIn.asOwner({ url });
  }
  const service = await openService();
  try {
    const { email, role, organization } = await service.call('GET /Users/Me');
    // As the command line takes it: `organization-manager`.
    const word = role
      .replace(/^\w+\./, '')
      .replace(/(?<=[a-z])(?=[A-Z])/g, '-')
      .toLowerCase();
    const facts = { email, role: word, url };
    return organization
      ? text.signIn.asMember({ ...facts, organization: organization.name })
      : text.signIn.as(facts);
  } catch (problem) {
    if (!(problem instanceof ServiceProblem)) throw problem;
    return text.signIn.noAccess({ url, why: problem.message });
  }
}

async function askSignIn(api: string, url: string) {
  const answer = await fetch(`${api}${callPath('GET /About/SignIn')}`, {
    signal: AbortSignal.timeout(30_000),
  }).catch(() => {
    throw new CommandProblem(text.signIn.silent({ issuer: url }));
  });
  const found = (await answer.json().catch(() => ({}))) as Partial<Answer<'GET /About/SignIn'>>;
  const { issuer, clientId, scope } = found;
  if (!answer.ok || !issuer || !clientId || scope === undefined)
    throw new CommandProblem(text.signIn.noPortal({ url }));
  return { issuer, clientId, scope };
}
