import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { CommandProblem } from '../command-problem.ts';
import { readCredentials, withCredentialsLock, writeCredentials, type Credentials } from './credentials.ts';
import { discoverProvider, renewTokens } from './device-grant.ts';
import type { Portal } from '../portal.ts';
import { text } from '../texts.ts';

/** The identity with which a command makes its calls. */
export type Bearer = {
  /** The token for the next call. */
  token(): Promise<string>;
  /** Called when the service does not take it: answers whether another one may be tried. */
  refused(): Promise<boolean>;
  /** What to do when nothing helps. */
  advice: string;
};

/** An API key where one is given; a person who has signed in at the portal; else, of the portal on this computer, the machine's owner. */
export async function openBearer(portal: Portal, env = process.env): Promise<Bearer> {
  if (env.TV_KEY) return byKey(env.TV_KEY, portal);
  const known = await readCredentials(portal.url, env);
  if (known) return asPerson(portal, known, env);
  if (portal.isNamed) throw new CommandProblem(text.signInFirst({ url: portal.url }));
  return openOwnersBearer(env);
}

const byKey = (key: string, { url }: Portal): Bearer => ({
  token: async () => key,
  refused: async () => false,
  advice: text.signIn.badKey({ url }),
});

/** Milliseconds before its end at which a token is renewed. */
const reserve = 30_000;

function asPerson(portal: Portal, known: Credentials, env: NodeJS.ProcessEnv): Bearer {
  let current = known;
  const advice = text.signIn.ended({
    url: portal.url,
    command: `login${portal.isNamed ? ` --portal ${portal.url}` : ''}`,
  });
  const renew = () =>
    withCredentialsLock(async () => {
      const stored = await readCredentials(portal.url, env);
      // Another command has renewed the tokens meanwhile.
      if (stored && stored.accessToken !== current.accessToken && stored.expiresAt > Date.now() + reserve) {
        current = stored;
        return true;
      }
      const renewed = stored && (await renewTokens(await discoverProvider(stored.issuer), stored));
      if (!renewed) return false;
      await writeCredentials(portal.url, renewed, env);
      current = renewed;
      return true;
    }, env);
  let renewing: Promise<boolean> | undefined;
  const renewOnce = () => (renewing ??= renew().finally(() => (renewing = undefined)));
  return {
    async token() {
      if (current.expiresAt < Date.now() + reserve && !(await renewOnce())) throw new CommandProblem(advice);
      return current.accessToken;
    },
    refused: renewOnce,
    advice,
  };
}

/** The machine's owner, independent of who has signed in. */
export async function openOwnersBearer(env: NodeJS.ProcessEnv): Promise<Bearer> {
  const dataDir = resolve(env.DATA_DIR || join(import.meta.dirname, '../../data'));
  const token = await readToken(dataDir);
  return {
    token: async () => token,
    refused: async () => false,
    advice: text.signIn.otherFolder({ folder: dataDir }),
  };
}

async function readToken(dataDir: string): Promise<string> {
  try {
    return (await readFile(join(dataDir, 'service-token'), 'utf8')).trim();
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EACCES')
      throw new CommandProblem(text.signIn.otherUser({ folder: dataDir }));
    throw new CommandProblem(text.noService({ folder: dataDir }));
  }
}
