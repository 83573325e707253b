import { Readable } from 'node:stream';
import { aDomain, anOrganization } from '@tv/server/test-builders';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { connectionsCommand } from './connections.ts';
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
  const id = await anOrganization(service.db, { name: 'Own' });
  await aDomain(service.db, id, 'own.example');
});
afterAll(() => service.close());
afterEach(() => vi.restoreAllMocks());

const secret = 'a secret that nobody prints';
const wanted = ['--issuer', 'https://login.own.example', '--client-id', 'tv', '--domains', 'own.example'];

it('makes, lists, tries, changes and removes a connection, and prints no secret', async () => {
  vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from([`${secret}\n`]) as never);
  await connectionsCommand(['add', 'Work', ...wanted, '--secret', '--groups-claim', 'roles']);
  const made = out();
  expect(made).toMatch(/^[\da-f-]{36} {2}not tried Work {2}https:\/\/login\.own\.example\n/);
  expect(made).toMatch(/\n {2}client tv, own\.example, people: 0\n/);
  expect(made).toMatch(/\n {2}http\S+\/oidc\/connections\/[\da-f-]{36}\/callback$/);
  expect(made).not.toContain(secret);
  await connectionsCommand(['change', 'work', '--name', 'Office', '--name-claim', 'cn', '--no-secret']);
  expect(out()).toContain('client tv without a secret');
  const [row] = await service.db.query<{ name_claim: string; groups_claim: string }>({
    text: 'select name_claim, groups_claim from sign_in_connections',
    values: [],
  });
  expect(row).toEqual({ name_claim: 'cn', groups_claim: 'roles' });
  await connectionsCommand(['try', 'Office']);
  expect(out()).toMatch(/^http\S+\/try\?token=[\w-]{43}\n/);
  await connectionsCommand(['list']);
  expect(out()).toContain('Office');
  await connectionsCommand(['remove', 'Office']);
  expect(out()).toBe('The connection "Office" is removed.');
});

it('says what it needs', async () => {
  const problem = (args: string[]) => expect(connectionsCommand(args)).rejects;
  await problem(['sing']).toThrow('Write connections list');
  await problem(['add', 'Work']).toThrow('Write connections list');
  await problem(['list', '--active', 'on']).toThrow('--active belongs to "connections change"');
  await problem(['change', 'Nothing', '--active', 'on']).toThrow('no connection "Nothing"');
  await problem(['add', 'Work', ...wanted.with(5, 'other.example')]).toThrow('other.example');
  await connectionsCommand(['add', 'Work', ...wanted]);
  out();
  await problem(['change', 'Work']).toThrow('Add what to change');
  await problem(['change', 'Work', '--active', 'maybe']).toThrow('--active must be one of on, off');
  await problem(['change', 'Work', '--active', 'on']).toThrow(/try/i);
  await problem(['change', 'Work', '--secret', '--no-secret']).toThrow('not both');
});
