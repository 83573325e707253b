// Runs Lighthouse on the public pages of a portal of its own, or of the one at --address, and fails below the marks.
// Its mobile preset simulates a slow telephone from a trace of this machine, so a busy machine makes figures worse.
import { spawn } from 'node:child_process';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from '../e2e/browsers/chromium.ts';
import startPortal from '../e2e/start-portal.ts';
import { AURORA } from '../demo/organizations.ts';
import { items } from '../demo/world.ts';

const version = '13.5.0';
const runs = 3;
/** Milliseconds that one run may take. */
const longest = 180_000;
const largestShift = 0.02;
const watched = items.find(({ slug }) => slug === 'fifty-hertz')!;
const screens = [
  { name: 'home', path: `/public/${AURORA}`, least: 95 },
  { name: 'watch', path: `/public/${AURORA}/watch/${watched.id}`, least: 90 },
];

type Audit = { numericValue?: number; score: number | null; title: string; displayValue?: string };
type Report = { categories: { performance: { score: number } }; audits: Record<string, Audit> };

const { executablePath, args = [] } = await chromium();
const { values } = parseArgs({ options: { address: { type: 'string' } } });
const stop = values.address === undefined ? await startPortal() : async () => {};
const origin = values.address ?? process.env.PUBLIC_URL;
let hasFailed = false;
try {
  for (const { name, path, least } of screens) {
    const reports: Report[] = [];
    for (let run = 0; run < runs; run += 1) reports.push(await measured(`${origin}${path}`));
    hasFailed = !judge(name, least, reports) || hasFailed;
  }
} finally {
  await stop();
}
process.exitCode = hasFailed ? 1 : 0;

/** A busy machine now and then loses the beginning of a recording: that run is made once more. */
function measured(address: string): Promise<Report> {
  return lighthouse(address).catch(() => lighthouse(address));
}

async function lighthouse(address: string): Promise<Report> {
  const flags = ['--headless=new', ...args.filter((each) => !each.startsWith('--headless'))].join(' ');
  const command = [
    '--yes',
    `lighthouse@${version}`,
    address,
    '--quiet',
    '--output=json',
    '--output-path=stdout',
  ];
  const child = spawn('npx', [...command, '--only-categories=performance', `--chrome-flags=${flags}`], {
    env: { ...process.env, CHROME_PATH: executablePath ?? '' },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: longest,
  });
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (output.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output.err = (output.err + chunk.toString()).slice(-4000)));
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`Lighthouse did not finish on ${address}:\n${output.err}`);
  return JSON.parse(output.out) as Report;
}

function judge(name: string, least: number, reports: Report[]): boolean {
  const score = median(reports.map(({ categories }) => categories.performance.score * 100));
  const of = (audit: string) =>
    median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
  const shift = of('cumulative-layout-shift');
  const isGood = score >= least && shift <= largestShift;
  const [first, largest, blocked] = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
  ];
  const milliseconds = [first!, largest!, blocked!].map((audit) => Math.round(of(audit)));
  console.log(
    `${isGood ? 'good' : 'BAD '} ${name.padEnd(6)} score ${score.toFixed(0)} of ${least}, layout shift ${shift.toFixed(3)}, ` +
      `first paint ${milliseconds[0]} ms, largest ${milliseconds[1]} ms, blocked ${milliseconds[2]} ms, load ${loadavg()[0]!.toFixed(1)}`,
  );
  if (!isGood) for (const line of complaints(reports.at(-1)!)) console.log(`     ${line}`);
  return isGood;
}

/** What the last run would mend. */
function complaints({ audits }: Report): string[] {
  return Object.values(audits)
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ title, displayValue }) => [title, displayValue].filter(Boolean).join(': '));
}

function median(numbers: number[]): number {
  return numbers.sort((one, other) => one - other)[Math.floor(numbers.length / 2)]!;
}
