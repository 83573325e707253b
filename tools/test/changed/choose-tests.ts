import type { SourceFile } from '../../source-files.ts';
import { everything, grounds, isOnGround, ownGrounds, readersOfAll } from './grounds.ts';
import { distances, mentionsOf, usersOf } from './import-graph.ts';

/** A changed file. `onlyWords`: its comments alone changed. */
export type Change = { path: string; onlyWords: boolean };
/** A test file that a change can break. `distance`: how far it is from the change, by imports. */
export type Affected = { path: string; distance: number; seconds: number };
export type Choice = { chosen: Affected[]; left: Affected[]; isEverything: boolean };

/** Seconds of one test file where no run has measured them. */
const guess = { unit: 2, browser: 20, slow: 60 };
/** Seconds that the first browser test costs: the build of the web, and the start of a portal. */
const firstBrowserTest = 35;
/** Where tests stand that a table, or a line of their own, connects with the change: before those that use it through the whole. */
const byGround = 4;

const isBrowserTest = (path: string) => /^e2e\/.*\.(spec|slow|screens)\.ts$/.test(path);
const isTest = (path: string) => /\.test\.tsx?$/.test(path) || isBrowserTest(path);
/** Whole matrices and every kind of file: `npm run test:all` has them. */
const isForTheWhole = (path: string) => /\.(trust|media)\.test\.ts$|\.screens\.ts$/.test(path);
/** Seconds do not count for these: what changed itself runs. */
const isSure = ({ distance }: Affected) => distance === 0;

/** Chooses the nearest tests that fit into the bound (seconds, over all workers). The others are left, and named. */
export function chooseTests(
  changes: readonly Change[],
  files: readonly SourceFile[],
  recorded: Record<string, number>,
  bound: number,
): Choice {
  const affected = affectedTests(changes, files, recorded);
  const chosen: Affected[] = [];
  const left: Affected[] = [];
  let spent = 0;
  for (const each of affected) {
    const isFirst = isBrowserTest(each.path) && !chosen.some(({ path }) => isBrowserTest(path));
    const cost = each.seconds + (isFirst ? firstBrowserTest : 0);
    const fits = spent + cost <= bound;
    if (!isForTheWhole(each.path) && (fits || (isSure(each) && spent < bound))) {
      chosen.push(each);
      spent += cost;
    } else left.push(each);
  }
  return { chosen, left, isEverything: changes.some(({ path }) => everything.test(path)) };
}

function affectedTests(
  changes: readonly Change[],
  files: readonly SourceFile[],
  recorded: Record<string, number>,
): Affected[] {
  const real = changes.filter(({ onlyWords }) => !onlyWords).map(({ path }) => path);
  const known = new Set(files.map(({ path }) => path));
  const mentioned = real
    .filter((path) => !/\.(tsx?|mjs)$/.test(path))
    .flatMap((path) => mentionsOf(path, files));
  const far = distances([...real.filter((path) => known.has(path))], usersOf(files));
  for (const path of mentioned) far.set(path, Math.min(far.get(path) ?? 1, 1));
  for (const { path, text } of files) {
    if (!isTest(path)) continue;
    const nearer = distanceByGround(path, text, real);
    if (nearer < (far.get(path) ?? Infinity)) far.set(path, nearer);
  }
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const textOf = (path: string) => texts.get(path) ?? '';
  return [...far]
    .filter(([path]) => isTest(path))
    .map(([path, distance]) => ({ path, distance, seconds: secondsOf(path, textOf(path), recorded) }))
    .sort((one, other) => one.distance - other.distance || one.seconds - other.seconds);
}

function distanceByGround(path: string, text: string, changed: readonly string[]): number {
  if (readersOfAll.test(path)) return 0;
  const own = ownGrounds(text);
  const isGround = (each: string) =>
    own.some((ground) => isOnGround(each, ground)) ||
    grounds.some(([from, to]) => from.test(each) && to.test(path));
  if (changed.some(isGround)) return byGround;
  return changed.some((each) => domainOf(each) && domainOf(each) === domainOf(path))
    ? byGround - 1
    : Infinity;
}

/** The folder of a noun: its tests are near to all of its files. */
const domainOf = (path: string) =>
  /^(?:server\/src|studio\/src|player\/src|web\/src\/(?:features|pages))\/(?!platform)[\w-]+\//.exec(
    path,
  )?.[0];

/** Of a browser test with its variants, which have seconds of their own. */
function secondsOf(path: string, text: string, recorded: Record<string, number>): number {
  const ofVariants = text.includes("tag: '@all'") ? (recorded[`${path} @all`] ?? guess.browser) : 0;
  return (recorded[path] ?? guessOf(path)) + ofVariants;
}

function guessOf(path: string): number {
  if (path.includes('.slow.')) return guess.slow;
  return isBrowserTest(path) ? guess.browser : guess.unit;
}
