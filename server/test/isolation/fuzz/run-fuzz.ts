import type { LightMyRequestResponse } from 'fastify';
import { createCheck } from './check-answer.ts';
import { readDocument } from './document.ts';
import { createRequests, type FuzzRequest } from './requests.ts';
import { startFuzzWorld } from './world.ts';

/** Milliseconds within which every request is answered, however busy the machine is. */
const longest = 30_000;
/** Requests after which the keys may make their calls of a minute again. */
const callsOfKeys = 500;
/** Findings of one kind that are told. */
const enough = 2;

/**
 * Makes `count` requests of a seed against a service of its own. Answers what is wrong, each with what makes it again, and how many of the
 * document's operations succeeded at least once. With `only` it makes that request alone, and shows it.
 */
export async function runFuzz({
  seed,
  count,
  only,
}: {
  seed: number;
  count: number;
  only?: number | undefined;
}) {
  const world = await startFuzzWorld();
  try {
    const document = await readDocument(world.service.app);
    const make = createRequests(seed, document, world);
    const check = createCheck(document, world);
    const wrong: string[] = [];
    let linesCount = 0;
    const operations = new Set<string>();
    const kinds = new Map<string, number>();
    const note = (request: FuzzRequest, problem: string) => {
      const kind = `${problem} ${request.operation?.id}`;
      const before = kinds.get(kind) ?? 0;
      kinds.set(kind, before + 1);
      if (before < enough)
        wrong.push(`FUZZ_SEED=${seed} FUZZ_REQUEST=${request.number}: ${problem}\n  ${lineOf(request)}`);
    };
    const numbers = only === undefined ? Array.from({ length: count }, (_, number) => number) : [only];
    for (const number of numbers) {
      const request = make(number);
      if (number % callsOfKeys === 0) await world.forgetCallsOfKeys();
      const { app } = request.isOwnProvider ? world.withOwnProvider : world.service;
      const answer = await answered(app.inject(request.options));
      if (!answer) {
        note(request, `no answer within ${longest / 1000} s`);
        break;
      }
      if (request.operation && answer.statusCode < 300) operations.add(request.operation.id);
      for (const problem of check(request, answer)) note(request, `${problem} (${answer.statusCode})`);
      const secret = world.secrets.find((each) => world.lines.some((line) => line.includes(each)));
      if (secret) note(request, `the log has ${secret.slice(0, 20)}`);
      if (only !== undefined)
        console.log(
          lineOf(request),
          '\n',
          answer.statusCode,
          answer.body.slice(0, 2000),
          world.lines.join(''),
        );
      linesCount += world.lines.length;
      world.lines.length = 0;
    }
    if (linesCount === 0) wrong.push('the log was not read');
    for (const caller of await world.changedCallers())
      wrong.push(`FUZZ_SEED=${seed}: somebody's session ended: ${caller}`);
    return {
      wrong,
      succeeded: operations.size,
      operations: document.operations.length,
    };
  } finally {
    await world.close();
  }
}

async function answered(answer: PromiseLike<LightMyRequestResponse>) {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => (timer = setTimeout(() => resolve(undefined), longest)));
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

const lineOf = ({ caller, operation, options }: FuzzRequest) =>
  `${caller}: ${operation?.id ?? ''} ${options.method} ${options.url.slice(0, 300)} ${String(options.payload ?? '').slice(0, 300)}`;
