import { drawFrom, draws } from './draws.ts';
import type { Question } from './measure.ts';
import { preciseTimes, takenBetween } from './servers/processor-time.ts';

/** One of two ways to ask the same thing: at which service, and what. */
export type Way = { address: string; pid: number; questions: readonly (readonly Question[])[] };
export type Which = 'base' | 'other';

/** Microseconds of processor time of one request. */
type Cost = { postgres: number; service: number };
export type Costs = Record<Which, Cost[]>;

/** What two ways cost. A share is what the base costs, of what the other does. */
export type Compared = {
  name: string;
  /** Of PostgreSQL and the service together. */
  base: number;
  other: number;
  share: number;
  /** The lowest and the highest of the parts. */
  from: number;
  to: number;
  /** Of PostgreSQL alone. */
  postgres: number;
};

/** Questions that wait for their answers at once. */
const atOnce = 10;
/** Questions of a turn. A group of questions is sent as often as fits. */
const questionsInATurn = 60;
/** Turns that do not count: statements are prepared, and rows and code are in memory. */
const warmUp = 5;

/**
 * Asks in short turns, which begin with the one way and with the other alternately. Before, each question that is drawn again and again
 * is asked once: what the service caches of it is cached on both sides, for all who share it.
 */
export async function costsInTurns(
  name: string,
  sides: Record<Which, Way>,
  postmaster: number,
  turns: number,
): Promise<Costs> {
  const costs: Costs = { base: [], other: [] };
  for (const { address, questions } of [sides.base, sides.other]) await askAll(name, address, [...questions]);
  for (let turn = -warmUp; turn < turns; turn++)
    for (const which of turn % 2 === 0 ? (['base', 'other'] as const) : (['other', 'base'] as const)) {
      const way = sides[which];
      const times = () => ({ postgres: preciseTimes(postmaster), service: preciseTimes(way.pid) });
      const before = times();
      await ask(name, way, warmUp + turn);
      const after = times();
      if (turn >= 0)
        costs[which].push({
          postgres: takenBetween(before.postgres, after.postgres) / timesOf(way),
          service: takenBetween(before.service, after.service) / timesOf(way),
        });
    }
  return costs;
}

/**
 * On a machine that others use, only processor time can be compared, and of it the lower turns, in which their work was least in the
 * way. `parts`: the costs of each part of a run, between which services were restarted in the other order.
 */
export function compare(name: string, parts: readonly Costs[]): Compared {
  const lower = (which: Which, of: (cost: Cost) => number) =>
    parts.map((costs) => lowerFifth(costs[which].map(of)));
  const sum = ({ postgres, service }: Cost) => postgres + service;
  const shares = (of: (cost: Cost) => number) => {
    const others = lower('other', of);
    return lower('base', of).map((base, part) => base / others[part]!);
  };
  const ofBoth = shares(sum);
  return {
    name,
    base: Math.round(mean(lower('base', sum))),
    other: Math.round(mean(lower('other', sum))),
    share: rounded(mean(ofBoth)),
    from: rounded(Math.min(...ofBoth)),
    to: rounded(Math.max(...ofBoth)),
    postgres: rounded(mean(shares(({ postgres }) => postgres))),
  };
}

const timesOf = ({ questions }: Way): number => Math.round(questionsInATurn / questions[0]!.length);

/** Asks some of the questions, the same for a seed. */
function ask(name: string, way: Way, seed: number): Promise<void> {
  const draw = draws(seed);
  const waiting = Array.from({ length: timesOf(way) }, () => drawFrom(draw, way.questions));
  return askAll(name, way.address, waiting);
}

/** Empties the list of what waits. A group of questions is sent one after the other. */
async function askAll(name: string, address: string, waiting: (readonly Question[])[]): Promise<void> {
  const askOn = async () => {
    for (let turn = waiting.pop(); turn; turn = waiting.pop())
      for (const question of turn) {
        const answer = await fetch(address + question.path, { headers: question.headers ?? {} });
        const body = await answer.text();
        const problem =
          answer.status === (question.status ?? 200)
            ? question.check(body, Object.fromEntries(answer.headers))
            : `status ${answer.status}`;
        if (problem) throw new Error(`${name}: ${question.path}: ${problem}`);
      }
  };
  await Promise.all(Array.from({ length: atOnce }, askOn));
}

const lowerFifth = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 5)]!;
export const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
const rounded = (share: number) => Math.round(share * 100) / 100;
