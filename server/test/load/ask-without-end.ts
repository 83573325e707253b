import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds. */
const pause = 5;
const longestAnswer = 10_000;

/**
 * Clients that read and write in turn, without pause for long, until they are stopped. Each connection is used again. `slowest`:
 * milliseconds until the last byte of an answer.
 */
export function askWithoutEnd(origin: string, organizationId: string, clients = 4) {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const tally = { reads: 0, writes: 0, failed: [] as string[], slowest: 0 };
  let isStopping = false;
  const body = JSON.stringify({ events: [{ name: 'navbar.home', organizationId }] });
  const timed = async (url: string, sent?: string) => {
    const began = performance.now();
    const outcome = await ask(agent, url, sent);
    tally.slowest = Math.max(tally.slowest, Math.round(performance.now() - began));
    return outcome;
  };
  const work = Array.from({ length: clients }, async () => {
    while (!isStopping) {
      const read = await timed(`${origin}/api/Organizations/${organizationId}/Publics`);
      if (read === 200) tally.reads++;
      else tally.failed.push(`GET ${read} at ${new Date().toISOString()}`);
      const write = await timed(`${origin}/api/AnalyticsEvents`, body);
      if (write === 204) tally.writes++;
      else tally.failed.push(`POST ${write} at ${new Date().toISOString()}`);
      await wait(pause);
    }
  });
  return {
    async stop() {
      isStopping = true;
      await Promise.all(work);
      agent.destroy();
      return tally;
    },
  };
}

/** The status of an answer that came whole, or the code of the failure. */
const ask = (agent: Agent, url: string, body?: string): Promise<number | string> =>
  new Promise((resolve) => {
    const outgoing = request(url, {
      agent,
      method: body ? 'POST' : 'GET',
      headers: { authorization: 'Bearer public', ...(body && { 'content-type': 'application/json' }) },
      signal: AbortSignal.timeout(longestAnswer),
    });
    outgoing.on('error', ({ code, message }: NodeJS.ErrnoException) => resolve(code ?? message));
    outgoing.on('response', (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', ({ message }) => resolve(message));
    });
    outgoing.end(body);
  });
