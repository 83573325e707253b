import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyPassword } from '@tv/identity/accounts';
import { sql } from '../platform/db/sql.ts';
import { startTestService, type TestService } from '../test-service.ts';
import { inviteFirstAdmin } from './invite-first-admin.ts';
import { ada, password } from './test-links.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const start = (email?: string) =>
  inviteFirstAdmin({ db: service.db, clock: service.now, publicUrl: 'https://tv.example' }, email);
const tokenOf = (invited: Awaited<ReturnType<typeof start>>) =>
  typeof invited === 'object' ? new URL(invited.address).searchParams.get('token')! : '';

test('every start offers a link until one of them has made the first Admin, who may join any organization', async () => {
  expect(await start()).toBe('nobody is named');
  const links = [await start('Admin@tv.example'), await start('admin@tv.example')].map(tokenOf);
  expect(new Set(links).size).toBe(2);
  const [counts] = await service.db.query(sql`
    select (select count(*)::int from organizations where is_provider) as organizations,
      (select count(*)::int from onboardings) as onboardings`);
  expect(counts).toEqual({ organizations: 1, onboardings: 1 });

  const setUp = await service.call('PUT /Users/OnBoarding/Account', { body: { token: links[0], ...ada } });
  expect(setUp.status).toBe(200);
  const account = await verifyPassword(service.db.text, 'admin@tv.example', password);
  const me = await service.call('GET /Users/Me', { as: account?.subject });
  expect(me.body).toMatchObject({
    role: 'InMotion.Admin',
    isProviderAdmin: true,
    organization: { name: 'TV' },
  });
  expect(await start('admin@tv.example')).toBe('nobody is needed');
  const late = await service.call('PUT /Users/OnBoarding/Account', { body: { token: links[1], ...ada } });
  expect(late.body.errorCode).toBe(30);
});
