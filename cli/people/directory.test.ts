import { anOrganization } from '@tv/server/test-builders';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { scimGroupsCommand, scimTokenCommand } from './directory.ts';
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
});
afterAll(() => service.close());

it('makes a token that a directory can use, lists it without it, and revokes it', async () => {
  await expect(scimTokenCommand(['make'])).rejects.toThrow('Give the token a name');
  await scimTokenCommand(['make', 'Entra ID']);
  const [, token = ''] = /token {4}(tvscim_\S+)\nThe token is not shown again/.exec(out()) ?? [];
  const ask = (method: 'GET' | 'POST', path: string, payload?: object) =>
    service.app.inject({
      method,
      url: `/scim/v2/${path}`,
      headers: { authorization: `Bearer ${token}` },
      ...(payload && { payload }),
    });
  expect((await ask('POST', 'Groups', { displayName: 'Staff' })).statusCode).toBe(201);
  await scimTokenCommand([]);
  const listed = out();
  expect(listed).toMatch(/^Entra ID +created 2 Mar 2026, last used \d Mar 2026, \d\d:\d\d$/);
  expect(listed).not.toContain(token);

  await scimGroupsCommand(['staff', 'content-manager']);
  expect(out()).toBe('content-manager       Staff (0)');
  await scimGroupsCommand(['Staff', 'none']);
  await scimGroupsCommand([]);
  expect(out()).toBe('none                  Staff (0)\nnone                  Staff (0)');
  await expect(scimGroupsCommand(['Staff', 'owner'])).rejects.toThrow('<role> must be one of none, viewer');
  await expect(scimGroupsCommand(['Nobody', 'viewer'])).rejects.toThrow('has sent no group "Nobody"');

  await scimTokenCommand(['revoke', 'Entra ID']);
  expect((await ask('GET', 'Users')).statusCode).toBe(401);
  await expect(scimTokenCommand(['revoke', 'Entra ID'])).rejects.toThrow('There is no token "Entra ID"');
});
