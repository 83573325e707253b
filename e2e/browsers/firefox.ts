import { type ChildProcess, spawn } from 'node:child_process';
import { accessSync, constants, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Milliseconds. */
const longestStart = 60_000;
const longestAnswer = 30_000;

const isProgram = (path: string | undefined): path is string => {
  try {
    accessSync(path ?? '', constants.X_OK);
    return Boolean(path);
  } catch {
    return false;
  }
};

/** The Firefox of this machine, or undefined: then its tests are skipped. */
export const firefoxPath = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
  isProgram,
);

type Context = { context: string; url: string; children?: Context[] | null };
export type Firefox = Awaited<ReturnType<typeof startFirefox>>;

/** A stock Firefox with a profile of its own, spoken to by WebDriver BiDi: Playwright drives only its own build. */
export async function startFirefox(preferences: Record<string, string | number | boolean> = {}) {
  const profile = mkdtempSync(join(tmpdir(), 'tv-firefox-'));
  const usual = { 'datareporting.policy.dataSubmissionEnabled': false, 'intl.accept_languages': 'en-GB' };
  const lines = Object.entries({ ...usual, ...preferences }).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const child = spawn(
    firefoxPath!,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { env: { ...process.env, HOME: profile }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  try {
    const socket = await open(`${await addressOf(child)}/session`);
    const send = sender(socket);
    await send('session.new', { capabilities: {} });
    return browserOf(send, async () => {
      socket.close();
      await end(child, profile);
    });
  } catch (problem) {
    await end(child, profile);
    throw problem;
  }
}

type Send = (method: string, params: object) => Promise<Record<string, unknown>>;

function browserOf(send: Send, close: () => Promise<void>) {
  const pages = async () => (await send('browsingContext.getTree', {}))['contexts'] as Context[];
  const find = (contexts: Context[], part: string): Context | undefined =>
    contexts.find(({ url }) => url.includes(part)) ??
    contexts.map(({ children }) => find(children ?? [], part)).find(Boolean);

  /** What a JavaScript expression comes to in the window or frame of whose address this is a part. */
  const evaluate = async (part: string, expression: string): Promise<unknown> => {
    const found = find(await pages(), part);
    if (!found) return undefined;
    const answer = await send('script.evaluate', {
      expression,
      target: { context: found.context },
      awaitPromise: true,
    });
    return (answer['result'] as { value?: unknown } | undefined)?.value;
  };
  return {
    evaluate,
    windows: async () => (await pages()).length,
    async goTo(url: string): Promise<void> {
      const [page] = await pages();
      await send('browsingContext.navigate', { context: page!.context, url, wait: 'complete' });
    },
    /** A real press of the button of this name. */
    async press(part: string, name: string): Promise<void> {
      const found = find(await pages(), part);
      if (!found) throw new Error(`Firefox has no page of ${part}.`);
      const { result } = (await send('script.evaluate', {
        expression: `[...document.querySelectorAll('button')].find((each) => each.textContent.trim() === ${JSON.stringify(name)})`,
        target: { context: found.context },
        awaitPromise: false,
      })) as { result: { sharedId?: string } };
      if (!result.sharedId) throw new Error(`${part} has no button "${name}".`);
      const origin = { type: 'element', element: { sharedId: result.sharedId } };
      const actions = [
        { type: 'pointerMove', x: 0, y: 0, origin },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await send('input.performActions', {
        context: found.context,
        actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
      });
    },
    close,
  };
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(() => reject(new Error(`Firefox did not start:\n${output}`)), longestStart);
    child.once('exit', () => reject(new Error(`Firefox ended:\n${output}`)));
    child.stderr!.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const [, address] = /WebDriver BiDi listening on (\S+)/.exec(output) ?? [];
      if (!address) return;
      clearTimeout(timer);
      resolve(address);
    });
  });
}

const open = (address: string) =>
  new Promise<WebSocket>((resolve, reject) => {
    const socket = new WebSocket(address);
    socket.addEventListener('open', () => resolve(socket), { once: true });
    socket.addEventListener('error', () => reject(new Error('Firefox took no connection.')), { once: true });
  });

type Answer = {
  id?: number;
  type: string;
  result?: Record<string, unknown>;
  error?: string;
  message?: string;
};

function sender(socket: WebSocket): Send {
  let last = 0;
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  return (method, params) =>
    new Promise((resolve, reject) => {
      const id = ++last;
      const timer = setTimeout(() => reject(new Error(`Firefox did not answer ${method}.`)), longestAnswer);
      waiting.set(id, (answer) => {
        clearTimeout(timer);
        waiting.delete(id);
        if (answer.type === 'error') reject(new Error(`${method}: ${answer.error}: ${answer.message}`));
        else resolve(answer.result ?? {});
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
}

async function end(child: ChildProcess, profile: string): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
    await ended;
    clearTimeout(timer);
  }
  rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
