import { connect } from 'node:net';
import { drawFrom, draws } from '../draws.ts';
import { figuresOf, connections, type Figures, type Question, type Spans } from '../measure.ts';

const readSize = 256 * 1024;

/**
 * Like `measure`, for answers with many bytes: it counts them and looks at their header only. A client that makes texts of
 * them would use more of the processors than the server does, and every server would look the same.
 */
export async function measureBytes(
  address: string,
  questions: readonly Question[],
  { warmUp, seconds }: Spans,
): Promise<Figures> {
  await run(address, questions, warmUp, 1);
  return run(address, questions, seconds, 2);
}

async function run(
  address: string,
  questions: readonly Question[],
  seconds: number,
  seed: number,
): Promise<Figures> {
  const started = performance.now();
  const clients = Array.from({ length: connections }, (_, client) =>
    ask(address, draws(seed * 1_000 + client), questions, started + seconds * 1_000),
  );
  const answers = await Promise.all(clients);
  return figuresOf(
    answers.flatMap(({ times }) => times),
    (performance.now() - started) / 1_000,
    answers.flatMap(({ problems }) => problems),
  );
}

/** Asks over one connection, one question after the other, until the instant `end`. */
function ask(address: string, draw: () => number, questions: readonly Question[], end: number) {
  const { hostname, port } = new URL(address);
  const times: number[] = [];
  const problems: string[] = [];
  let question = drawFrom(draw, questions);
  let began = 0;
  let left = 0;
  let start = '';
  return new Promise<{ times: number[]; problems: string[] }>((resolve) => {
    const buffer = Buffer.allocUnsafe(readSize);
    const socket = connect({
      host: hostname,
      port: Number(port),
      noDelay: true,
      onread: { buffer, callback: (length, bytes) => take(length, bytes) },
    });
    const next = () => {
      if (performance.now() >= end) return socket.destroy();
      question = drawFrom(draw, questions);
      const headers = Object.entries({ host: `${hostname}:${port}`, ...question.headers });
      began = performance.now();
      return socket.write(
        `GET ${question.path} HTTP/1.1\r\n${headers.map((pair) => pair.join(': ')).join('\r\n')}\r\n\r\n`,
      );
    };
    // Answers whether more may come.
    const take = (length: number, bytes: Uint8Array): true => {
      if (left > 0) left -= length;
      else {
        start += Buffer.from(bytes.buffer, bytes.byteOffset, length).toString('latin1');
        const bodyAt = start.indexOf('\r\n\r\n') + 4;
        if (bodyAt < 4) return true;
        const { status, headers } = readHead(start.slice(0, bodyAt));
        const problem =
          status === (question.status ?? 200) ? question.check('', headers) : `status ${status}`;
        if (problem) problems.push(`${question.path}: ${problem}`);
        left = Number(headers['content-length'] ?? 0) - (start.length - bodyAt);
        start = '';
      }
      if (left > 0) return true;
      times.push(performance.now() - began);
      next();
      return true;
    };
    socket.once('connect', next);
    socket.setTimeout(10_000, () => socket.destroy(new Error('no answer within ten seconds')));
    socket.once('error', (problem) => problems.push(`${question.path}: ${problem.message}`));
    socket.once('close', () => {
      if (performance.now() < end) problems.push(`${question.path}: the connection was closed`);
      resolve({ times, problems });
    });
  });
}

function readHead(head: string): { status: number; headers: Record<string, string> } {
  const [first = '', ...lines] = head.trimEnd().split('\r\n');
  return {
    status: Number(first.split(' ')[1]),
    headers: Object.fromEntries(
      lines.map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
      }),
    ),
  };
}
