import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from '@tv/server/platform/db/sql';
import { aMediaContent, anOrganization, aPerson } from '@tv/server/test-builders';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { personCommand } from './person.ts';
import {
  captureOutput,
  startServiceForCommands,
  stubEnvironment,
  type ServiceForCommands,
} from '../testing/test-commands.ts';

let service: ServiceForCommands;
let own: string;
const { out } = captureOutput();
stubEnvironment(() => service.env);

beforeAll(async () => {
  service = await startServiceForCommands();
  own = await anOrganization(service.db, { name: 'Own' });
});
afterAll(() => service.close());

const run = (...args: string[]) => personCommand([...args, '--organization', 'Own']);

it('saves a person’s data to a file of the owner’s, then erases them and gives their items to another', async () => {
  const email = 'leaves@tv.example';
  const person = await aPerson(service.db, { organizations: [own], email });
  const heir = await aPerson(service.db, {
    organizations: [[own, 'ContentManager']],
    email: 'heir@tv.example',
  });
  const item = await aMediaContent(service.db, own);
  await service.db.query(
    sql`update media_contents set created_by = ${person.id}::uuid where id = ${item}::uuid`,
  );
  const file = join(service.folder, 'leaves.json');
  await run('export', email, file);
  expect(out()).toBe(`Written to ${file}.`);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const data = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown[]>;
  expect(data['media_contents']).toEqual([expect.objectContaining({ id: item })]);
  await expect(run('erase', email)).rejects.toThrow('add --yes');
  await run('erase', email, '--heir', 'heir@tv.example', '--yes');
  expect(out()).toBe(`The data of ${email} has been erased.`);
  const [left] = await service.db.query(sql`
    select created_by, (select count(*)::int from people where email = ${email}) as people
    from media_contents where id = ${item}::uuid`);
  expect(left).toEqual({ created_by: heir.id, people: 0 });
});

it('refuses what it does not understand', async () => {
  await expect(run('erase')).rejects.toThrow('Write person export');
  await expect(run('export', 'heir@tv.example')).rejects.toThrow('Write person export');
  await expect(run('erase', 'nobody@tv.example', '--yes')).rejects.toThrow('There is no member');
});
