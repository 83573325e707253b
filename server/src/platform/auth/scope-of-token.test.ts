// On both databases, but in `npm run test:all` alone: what a public call may touch that brings a token.
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type GuestWorld, startGuestWorld } from '../../guests/test-guests.ts';
import { currentCrossing, currentScope } from '../db/second-lock/scope.ts';

let world: GuestWorld;
let organizationId: string;
beforeAll(async () => {
  world = await startGuestWorld();
  ({ organizationId } = await world.begin());
});
afterAll(() => world.service.close());

/** The scopes of the statements that read items, each once, and the status. */
async function askWith(id: string, headers: Record<string, string>) {
  const { db } = world.service;
  const { query } = db;
  const scopes = new Set<string>();
  const spy = vi.spyOn(db, 'query').mockImplementation((statement) => {
    if (/\bmedia_contents\b/.test(statement.text))
      scopes.add(currentCrossing() ?? `{${currentScope()?.ids.join(' ')}}`);
    return query.call(db, statement) as never;
  });
  try {
    return { status: await world.see(id, headers), scopes: [...scopes] };
  } finally {
    spy.mockRestore();
  }
}

it('a guest’s token widens the scope by the organization that shares, and no other token does', async () => {
  const id = await world.anItem();
  const { headers } = await world.enter(id);
  expect(await askWith(id, headers)).toEqual({ status: 200, scopes: [`{${organizationId}}`] });
  for (const token of ['no token', `${headers['x-unlock-token']}x`])
    expect(await askWith(id, { 'x-unlock-token': token })).toEqual({ status: 404, scopes: ['{}'] });
});
