import autocannon from 'autocannon';
import { drawFrom, draws } from './draws.ts';

export type Question = {
  path: string;
  headers?: Record<string, string>;
  status?: number;
  /** What is wrong with the answer; nothing when it is right. */
  check(body: string, headers: Record<string, string>): string | undefined;
};

/** The figures are of requests: a second, and milliseconds. */
export type Figures = { rps: number; p50: number; p99: number; errors: number; firstError?: string };

export const connections = 20;
const drawsPerConnection = 2_000;

/** Asks seeded draws of the questions, first for `warmUp` seconds that do not count, then for `seconds` that do. */
export async function measure(
  address: string,
  questions: readonly (readonly Question[])[],
  { warmUp, seconds }: { warmUp: number; seconds: number },
): Promise<Figures> {
  await run(address, questions, warmUp, 1);
  return run(address, questions, seconds, 2);
}

/** Each of `turns` is asked whole, one question after the other. */
async function run(
  address: string,
  turns: readonly (readonly Question[])[],
  duration: number,
  seed: number,
): Promise<Figures> {
  const times: number[] = [];
  let wrong = 0;
  let firstError: string | undefined;
  const judge = (question: Question, status: number, body: string, headers: Record<string, string>) => {
    const problem =
      status === (question.status ?? 200)
        ? question.check(body, headers)
        : `status ${status}: ${body.slice(0, 200)}`;
    if (!problem) return;
    wrong++;
    firstError ??= `${question.path}: ${problem}`;
  };
  let client = 0;
  const started = performance.now();
  const running = autocannon({
    url: address,
    connections,
    duration,
    setupClient(each) {
      const draw = draws(seed * 1_000 + client++);
      const asked = Array.from({ length: Math.ceil(drawsPerConnection / turns[0]!.length) }, () =>
        drawFrom(draw, turns),
      ).flat();
      each.setRequests(
        asked.map((question) => ({
          method: 'GET',
          path: question.path,
          headers: question.headers ?? {},
          onResponse: (status, body, _context, headers) => judge(question, status, body, headers),
        })),
      );
    },
  });
  running.on('response', (_client, _status, _bytes, milliseconds) => void times.push(milliseconds));
  const { errors, timeouts } = await running;
  const took = (performance.now() - started) / 1000;
  times.sort((one, other) => one - other);
  return {
    rps: Math.round(times.length / took),
    p50: at(times, 0.5),
    p99: at(times, 0.99),
    errors: errors + timeouts + wrong,
    ...(firstError && { firstError }),
  };
}

const at = (sorted: number[], share: number) =>
  Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 100) / 100;
