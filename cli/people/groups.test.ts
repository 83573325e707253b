import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anOrganization, aPerson } from '@tv/server/test-builders';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { groupsCommand } from './groups.ts';
import {
  captureOutput,
  startServiceForCommands,
  stubEnvironment,
  type ServiceForCommands,
} from '../testing/test-commands.ts';

let service: ServiceForCommands;
const folder = mkdtempSync(join(tmpdir(), 'tv-groups-'));
const { out } = captureOutput();
stubEnvironment(() => service.env);

beforeAll(async () => {
  service = await startServiceForCommands();
  const organization = await anOrganization(service.db, { name: 'Own' });
  for (const email of ['ann@sales.example', 'bob@sales.example'])
    await aPerson(service.db, { organizations: [organization], email });
});
afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true });
});

it('creates groups, adds members by their addresses, and deletes', async () => {
  await groupsCommand(['create', 'Press']);
  await groupsCommand(['create', 'Sales', '--rule', '@Sales.example']);
  expect(out()).toBe(
    'by hand           Press (0)\nrule              Sales (2) ends in @sales.example\nThe rule matches everyone in the organization (2).',
  );

  const file = join(folder, 'addresses.txt');
  writeFileSync(file, 'bob@sales.example\r\nnobody@sales.example\n\n');
  expect(await groupsCommand(['add', 'press', 'ann@sales.example', '--file', file])).toBe(false);
  expect(out()).toBe('2 added to press.\nnobody@sales.example: nobody in the organization has this address.');
  await groupsCommand(['members', 'Press']);
  expect(out()).toBe('ann@sales.example\nbob@sales.example');

  await expect(groupsCommand(['add', 'Sales', 'ann@sales.example'])).rejects.toThrow(
    'The rule of this group decides',
  );
  await expect(groupsCommand(['add', 'Press'])).rejects.toThrow('Name people by email address');
  await expect(groupsCommand(['add', 'Nobody', 'a@b.example'])).rejects.toThrow('There is no group "Nobody"');
  await expect(groupsCommand(['add', 'Press', '--file', join(folder, 'none')])).rejects.toThrow(
    'cannot be read',
  );
  await expect(groupsCommand(['members', 'Press', 'Board'])).rejects.toThrow('in quotes');
  await expect(groupsCommand(['rename', 'Press'])).rejects.toThrow('Write groups');
  await expect(groupsCommand(['create', 'Board', '--file', file])).rejects.toThrow('belongs to "groups add"');

  await groupsCommand(['delete', 'Press']);
  expect(out()).toBe(
    'Press is deleted. Items that were only for this group are now visible only to the people who manage them.',
  );
  await groupsCommand([]);
  expect(out()).toBe('rule              Sales (2) ends in @sales.example');
});
