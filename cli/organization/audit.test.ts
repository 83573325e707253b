import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from '@tv/server/platform/db/sql';
import { anOrganization, aPerson } from '@tv/server/test-builders';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditCommand } from './audit.ts';
import {
  captureOutput,
  startServiceForCommands,
  stubEnvironment,
  type ServiceForCommands,
} from '../testing/test-commands.ts';

let service: ServiceForCommands;
const { out } = captureOutput();
stubEnvironment(() => service.env);

beforeAll(async () => {
  service = await startServiceForCommands();
  const own = await anOrganization(service.db, { name: 'Own' });
  const { id } = await aPerson(service.db, { organizations: [own], email: 'viewer@tv.example' });
  await service.db.query(sql`
    insert into audit_log (at, organization_id, person_id, action, subject) values
      ('2026-01-01T10:00:00Z', ${own}::uuid, ${id}::uuid, 'signed in', ${id}),
      ('2026-01-02T10:00:00Z', ${own}::uuid, null, 'category made', 'a category')`);
});
afterAll(() => service.close());

const run = async (...args: string[]) => {
  await auditCommand(['--organization', 'Own', ...args]);
  return out();
};

it('prints lines by action, person and time, and saves a table', async () => {
  const signedIn = '2026-01-01 10:00:00 UTC  viewer@tv.example  signed in';
  expect((await run()).split('\n')).toHaveLength(2);
  expect(await run('--action', 'signed in')).toContain(signedIn);
  expect(await run('--person', 'viewer@tv.example')).toContain(signedIn);
  expect(await run('--from', '2026-01-02', '--until', '2026-01-03')).toContain('category made');
  const file = join(service.folder, 'audit.csv');
  expect(await run('--action', 'signed in', '--csv', file)).toBe(`Written to ${file}.`);
  expect(readFileSync(file, 'utf8')).toContain('2026-01-01 10:00:00,signed in,viewer@tv.example');
});

it('sets a webhook, shows its secret, and takes it away', async () => {
  expect(await run('--webhook', 'https://siem.example.com/hook')).toMatch(/shown once:\n {2}whsec_/);
  await expect(run('--webhook', 'http://127.0.0.1/')).rejects.toThrow('url must begin with https://');
  expect(await run('--webhook', 'none')).toBe('The audit log is not streamed to a webhook.');
});
