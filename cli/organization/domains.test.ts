import { anOrganization } from '@tv/server/test-builders';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { domainsCommand } from './domains.ts';
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
  await anOrganization(service.db, { name: 'Own' });
  await anOrganization(service.db, { name: 'Other' });
});
afterAll(() => service.close());

it('asks for a domain, checks its record, and gives it up', async () => {
  await domainsCommand(['add', 'Aurora.example']);
  const [, record = ''] = /^asked +aurora\.example\n[^]*\n +(tv-domain-verification=\w+)$/.exec(out()) ?? [];
  await expect(domainsCommand(['check', 'aurora.example'])).rejects.toThrow('has no TXT record');
  service.txt.set('aurora.example', [record]);
  await domainsCommand(['check', 'aurora.example']);
  await domainsCommand([]);
  expect(out()).toBe('proven   aurora.example\nproven   aurora.example');
  await expect(domainsCommand(['grant', 'aurora.example', '--organization', 'Other'])).rejects.toThrow(
    'belongs to another organization',
  );
  await domainsCommand(['remove', 'aurora.example']);
  await domainsCommand(['grant', 'aurora.example', '--organization', 'Other']);
  expect(out()).toBe('aurora.example no longer belongs to the organization.\ngranted  aurora.example');
});

it('says what it needs', async () => {
  await expect(domainsCommand(['add'])).rejects.toThrow('Write domains, domains add');
  await expect(domainsCommand(['sell', 'aurora.example'])).rejects.toThrow('Write domains, domains add');
  await expect(domainsCommand(['check', 'else.example'])).rejects.toThrow('has not requested else.example');
  await expect(domainsCommand(['add', 'localhost'])).rejects.toThrow('such as aurora.example');
});
