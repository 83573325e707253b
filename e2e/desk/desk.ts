import { createServer, type IncomingMessage, type Server } from 'node:http';
import { once } from 'node:events';
import type { World } from '../../server/src/open-world.ts';
import { makeCategory, makeItem, makeLiveEvent, makeOrganization, makePerson } from './desk-db.ts';
import { makeView } from './desk-views-db.ts';

/** What a test may ask the desk for: the name is the address. Each answers when the rows and files are there. */
const requests = {
  categories: makeCategory,
  items: makeItem,
  liveEvents: makeLiveEvent,
  people: makePerson,
  organizations: makeOrganization,
  views: makeView,
};

export type DeskName = keyof typeof requests;
export type DeskGiven<Name extends DeskName> = Parameters<(typeof requests)[Name]>[1];
export type DeskAnswer<Name extends DeskName> = Awaited<ReturnType<(typeof requests)[Name]>>;

/** Listens on the loopback interface for what tests ask for. */
export async function openDesk(world: World, port: number): Promise<Server> {
  const server = createServer(async (request, response) => {
    const name = request.url?.slice(1) ?? '';
    try {
      if (!Object.hasOwn(requests, name)) throw new Error(`The desk has no "${name}".`);
      const made = await requests[name as DeskName](world, (await readJson(request)) as never);
      response.end(JSON.stringify(made));
    } catch (problem) {
      response.writeHead(500).end(`${(problem as Error).stack}`);
    }
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString());
}
