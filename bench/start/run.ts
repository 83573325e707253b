// Measures in Chromium how the player starts and goes on on slow lines, beside hls.js alone with the same stream in the same run:
// `npm run bench:start`. Both pages come over the slow line too, with empty caches. The two take turns, so that a busy moment falls on both.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium as browsers } from '@playwright/test';
import { chromium } from '../../e2e/browsers/chromium.ts';
import { buildPlayers } from './build-players.ts';
import { makeStream } from './make-stream.ts';
import { serveFolder } from './serve-folder.ts';

const lines = [
  { name: '1.5 Mbit/s, 100 ms', bits: 1_500_000, latency: 100 },
  { name: '400 kbit/s, 100 ms', bits: 400_000, latency: 100 },
];
const players = ['own', 'bare'] as const;
const turns = Number(process.argv[2] ?? 5);
/** Seconds of the film that each turn plays, and seconds it may take for that. */
const played = 12;
const longest = 90;

type Measured = { page: number; stream: number; stopped: number; stops: number; first: number; last: number };

/** Runs in the page before its scripts: when the first frame is shown, and how long playing stops after it. */
const measuring = `
  globalThis.measured = { stopped: 0, stops: 0 };
  addEventListener('DOMContentLoaded', () => {
    const video = document.querySelector('video');
    let since;
    video.requestVideoFrameCallback((now) => {
      const request = performance.getEntriesByType('resource').find(({ name }) => name.includes('master.m3u8'));
      Object.assign(measured, { page: now, stream: now - request.startTime, first: video.videoHeight });
      video.addEventListener('waiting', () => { since ??= performance.now(); measured.stops += 1; });
      video.addEventListener('playing', () => { measured.stopped += since ? performance.now() - since : 0; since = undefined; });
    });
  });
`;

async function playOnce(browser: Browser, address: string, line: (typeof lines)[number]): Promise<Measured> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    const throughput = line.bits / 8;
    await client.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency: line.latency },
      ...{ downloadThroughput: throughput, uploadThroughput: throughput },
    });
    await page.addInitScript(measuring);
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction(`document.querySelector('video')?.currentTime > ${played}`, undefined, {
      timeout: longest * 1000,
      polling: 200,
    });
    return await page.evaluate(`({ ...measured, last: document.querySelector('video').videoHeight })`);
  } finally {
    await context.close();
  }
}

const median = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)]!;

const folder = mkdtempSync(join(tmpdir(), 'tv-bench-start-'));
const { origin, close } = await serveFolder(folder);
const browser = await browsers.launch(await chromium());
try {
  const weights = await makeStream(folder);
  await buildPlayers(folder);
  console.log(`The stream has ${weights}. Medians of ${turns} turns, in seconds.`);
  for (const line of lines) {
    const found: Record<(typeof players)[number], Measured[]> = { own: [], bare: [] };
    for (let turn = 0; turn < turns; turn += 1)
      for (const player of turn % 2 === 0 ? players : players.toReversed())
        found[player].push(await playOnce(browser, `${origin}/${player}/`, line));
    const row = (name: string, of: keyof Measured, unit = 1000) => {
      const [own, bare] = players.map((player) => median(found[player].map((each) => each[of])) / unit);
      const ratio = bare! > 0 ? (own! / bare!).toFixed(2) : '–';
      console.log(`${line.name}  ${name.padEnd(34)} ${own!.toFixed(2)} beside ${bare!.toFixed(2)}: ${ratio}`);
    };
    row('first frame, from opening the page', 'page');
    row('first frame, from the playlist on', 'stream');
    row('stopped to load, in all', 'stopped');
    row('stops to load', 'stops', 1);
    row('first height', 'first', 1);
    row(`height after ${played} seconds`, 'last', 1);
  }
} finally {
  await browser.close();
  close();
  rmSync(folder, { recursive: true, force: true });
}
