import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** Milliseconds. */
const longestStart = 60_000;
const longestAnswer = 60_000;

/** A Chromium that hides a tab behind another one, or undefined: then its tests are skipped. Headless shells show all. */
export const stockChromiumPath = ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find((each) =>
  existsSync(each),
);

type Result = Record<string, unknown>;
type Send = (method: string, params?: object, sessionId?: string) => Promise<Result>;
export type Tab = Awaited<ReturnType<Awaited<ReturnType<typeof startStockChromium>>['open']>>;

/** A Chromium whose tabs are slowed when they are hidden, as people's are: Playwright keeps all of its pages visible. */
export async function startStockChromium(args: readonly string[]) {
  const profile = mkdtempSync(join(tmpdir(), 'tv-chromium-'));
  const child = spawn(
    stockChromiumPath!,
    [
      ...['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run', '--lang=en-GB', ...args],
      ...[`--user-data-dir=${profile}`, '--remote-debugging-port=0', 'about:blank'],
    ],
    { env: { ...process.env, HOME: profile }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const close = () => end(child, profile);
  try {
    const send = await connect(await addressOf(child));
    return { open: (url: string) => openTab(send, url), send, close };
  } catch (problem) {
    await close();
    throw problem;
  }
}

async function openTab(send: Send, url: string) {
  const { targetId } = await send('Target.createTarget', { url });
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
  const inTab = (method: string, params: object = {}) => send(method, params, sessionId as string);
  /** What a JavaScript expression comes to, as if a person had pressed something. */
  const evaluate = async <Value>(expression: string): Promise<Value> => {
    const options = { awaitPromise: true, returnByValue: true, userGesture: true };
    const answer = await inTab('Runtime.evaluate', { expression, ...options });
    if (answer['exceptionDetails']) throw new Error(JSON.stringify(answer['exceptionDetails']));
    return (answer['result'] as { value: Value }).value;
  };
  const has = (text: string) =>
    expect.poll(() => evaluate('document.body?.innerText'), { timeout: 60_000 }).toContain(text);
  return {
    evaluate,
    has,
    send: inTab,
    show: () => send('Target.activateTarget', { targetId }),
    /** Presses the button, or chooses the radio button, of this name. */
    async press(name: string): Promise<void> {
      await has(name);
      await evaluate(`[...document.querySelectorAll('button, label')]
        .find((each) => each.textContent.trim() === ${JSON.stringify(name)}).click()`);
    },
  };
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(() => reject(new Error(`Chromium did not start:\n${output}`)), longestStart);
    child.once('exit', () => reject(new Error(`Chromium ended:\n${output}`)));
    child.stderr!.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const [, address] = /DevTools listening on (\S+)/.exec(output) ?? [];
      if (!address) return;
      clearTimeout(timer);
      resolve(address);
    });
  });
}

async function connect(address: string): Promise<Send> {
  const socket = new WebSocket(address);
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve(), { once: true });
    socket.addEventListener('error', () => reject(new Error('Chromium took no connection.')), { once: true });
  });
  let last = 0;
  type Answer = { id?: number; result?: Result; error?: { message: string } };
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  return (method, params = {}, sessionId) =>
    new Promise((resolve, reject) => {
      const id = ++last;
      const timer = setTimeout(() => reject(new Error(`Chromium did not answer ${method}.`)), longestAnswer);
      waiting.set(id, ({ result = {}, error }) => {
        clearTimeout(timer);
        waiting.delete(id);
        if (error) reject(new Error(`${method}: ${error.message}`));
        else resolve(result);
      });
      socket.send(JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) }));
    });
}

async function end(child: ChildProcess, profile: string): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  if (child.exitCode === null && child.signalCode === null) {
    child.kill('SIGKILL');
    await ended;
  }
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
}
