import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anOrganization } from '@tv/server/test-builders';
import { startTestService, type TestService } from '@tv/server/test-service';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { scimGroupsCommand, scimTokenCommand } from './directory.ts';

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
});
beforeEach(() => void vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line)));
afterAll(async () => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
  await service.close();
});

it('makes a token that a directory can use, lists it without it, and revokes it', async () => {
  await expect(scimTokenCommand(['make'])).rejects.toThrow('Name what the token is for');
  await scimTokenCommand(['make', 'Entra ID']);
  const [, token = ''] = /token {4}(tvscim_\S+)\nThe token is not shown again/.exec(out()) ?? [];
  const ask = (method: 'GET' | 'POST', path: string, payload?: object) =>
    service.app.inject({
      method,
      url: `/scim/v2${path}`,
      headers: { authorization: `Bearer ${token}` },
      ...(payload && { payload }),
    });
  expect((await ask('POST', '/Groups', { displayName: 'Staff' })).statusCode).toBe(201);
  await scimTokenCommand([]);
  const listed = out();
  expect(listed).toMatch(/^Entra ID +made 2026-03-02, last used 2026-03-02 09:00 UTC$/);
  expect(listed).not.toContain(token);

  await scimGroupsCommand(['staff', 'content-manager']);
  expect(out()).toBe('content-manager       Staff (0)');
  await scimGroupsCommand(['Staff', 'none']);
  await scimGroupsCommand([]);
  expect(out()).toBe('none                  Staff (0)\nnone                  Staff (0)');
  await expect(scimGroupsCommand(['Staff', 'owner'])).rejects.toThrow('The role must be one of none, viewer');
  await expect(scimGroupsCommand(['Nobody', 'viewer'])).rejects.toThrow('has sent no group "Nobody"');

  await scimTokenCommand(['revoke', 'Entra ID']);
  expect((await ask('GET', '/Users')).statusCode).toBe(401);
  await expect(scimTokenCommand(['revoke', 'Entra ID'])).rejects.toThrow('There is no token "Entra ID"');
});
