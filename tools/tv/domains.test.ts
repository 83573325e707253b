import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anOrganization } from '@tv/server/test-builders';
import { startTestService, type TestService } from '@tv/server/test-service';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { domainsCommand } from './domains.ts';

let service: TestService;
let folder: string;
const said: string[] = [];
const out = () => said.splice(0).join('\n');

beforeAll(async () => {
  service = await startTestService();
  await service.app.listen({ port: 0, host: '127.0.0.1' });
  folder = mkdtempSync(join(tmpdir(), 'tv-command-'));
  writeFileSync(join(folder, 'service-token'), 'local-service-token');
  const { port } = service.app.server.address() as AddressInfo;
  vi.stubEnv('PORT', String(port));
  vi.stubEnv('DATA_DIR', folder);
  await anOrganization(service.db, { name: 'Own' });
  await anOrganization(service.db, { name: 'Other' });
});
beforeEach(() => void vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line)));
afterAll(async () => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
  await service.close();
});

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
  await expect(domainsCommand(['add'])).rejects.toThrow('Write domains, or domains add');
  await expect(domainsCommand(['sell', 'aurora.example'])).rejects.toThrow('Write domains, or domains add');
  await expect(domainsCommand(['check', 'else.example'])).rejects.toThrow('has not asked for else.example');
  await expect(domainsCommand(['add', 'localhost'])).rejects.toThrow('such as aurora.example');
});
