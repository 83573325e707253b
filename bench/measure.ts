import autocannon from 'autocannon';
import { drawFrom, draws } from './draws.ts';

export type Question = {
  /** GET by default. */
  method?: 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
  status?: number;
  /** What is wrong with the answer; nothing when it is right. */
  check(body: string, headers: Record<string, string>): string | undefined;
};

/** The figures are of requests: a second, and milliseconds. `bytes`: of an answer with its header, the mean. */
export type Figures = {
  rps: number;
  p50: number;
  p99: number;
  bytes?: number;
  errors: number;
  firstError?: string;
};

/** Seconds. */
export type Spans = { warmUp: number; seconds: number };

export const connections = 20;
const drawsPerConnection = 2_000;

/** Asks seeded draws of the questions, first for `warmUp` seconds that do not count, then for `seconds` that do. */
export async function measure(
  address: string,
  questions: readonly (readonly Question[])[],
  { warmUp, seconds }: Spans,
): Promise<Figures> {
  await run(address, questions, warmUp, 1);
  return run(address, questions, seconds, 2);
}

/** Asks for `duration` seconds. Each of `turns` is sent whole, one question after the other. */
export async function run(
  address: string,
  turns: readonly (readonly Question[])[],
  duration: number,
  seed: number,
): Promise<Figures> {
  const times: number[] = [];
  let bytes = 0;
  const problems: string[] = [];
  const judge = (question: Question, status: number, body: string, headers: Record<string, string>) => {
    const problem =
      status === (question.status ?? 200)
        ? question.check(body, headers)
        : `status ${status}: ${body.slice(0, 200)}`;
    if (problem) problems.push(`${question.path}: ${problem}`);
  };
  let client = 0;
  const started = performance.now();
  const running = autocannon({
    url: address,
    connections,
    duration,
    setupClient(each) {
      const draw = draws(seed * 1_000 + client++);
      const questions = Array.from({ length: Math.ceil(drawsPerConnection / turns[0]!.length) }, () =>
        drawFrom(draw, turns),
      ).flat();
      each.setRequests(
        questions.map((question) => ({
          method: question.method ?? 'GET',
          path: question.path,
          headers: question.headers ?? {},
          ...(question.body && { body: question.body }),
          onResponse: (status, body, _context, headers) => judge(question, status, body, headers),
        })),
      );
    },
  });
  running.on('response', (_client, _status, size, milliseconds) => {
    times.push(milliseconds);
    bytes += size;
  });
  const { errors, timeouts } = await running;
  const figures = figuresOf(times, (performance.now() - started) / 1_000, problems);
  return {
    ...figures,
    bytes: Math.round(bytes / Math.max(1, times.length)),
    errors: figures.errors + errors + timeouts,
  };
}

/** `times` in milliseconds, `took` in seconds. */
export function figuresOf(times: readonly number[], took: number, problems: readonly string[] = []): Figures {
  const sorted = times.toSorted((one, other) => one - other);
  return {
    rps: Math.round(sorted.length / took),
    p50: at(sorted, 0.5),
    p99: at(sorted, 0.99),
    errors: problems.length,
    ...(problems[0] && { firstError: problems[0] }),
  };
}

const at = (sorted: number[], share: number) =>
  Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 100) / 100;
