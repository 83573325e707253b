import { anOrganization } from '@tv/server/test-builders';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { applicationsCommand } from './applications.ts';
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

const create = (...more: string[]) => applicationsCommand(['create', 'Intranet', '--type', 'web', ...more]);

it('creates, lists, changes and deletes applications, and renews a secret', async () => {
  await create(
    '--redirect',
    'https://intranet.example/callback',
    '--scopes',
    'openid content:read',
    '--with-secret',
  );
  const made = out();
  expect(made).toMatch(
    /^web {4}[0-9a-f-]{36} Intranet\n {7}openid content:read\n {7}https:\/\/intranet\.example\/callback\nsecret: [\w-]{43}\nIt is shown this once\.$/,
  );
  await applicationsCommand(['change', 'intranet', '--scopes', 'openid']);
  expect(out()).toContain('       openid\n');
  await applicationsCommand([]);
  expect(out()).toMatch(/^web {4}[0-9a-f-]{36} Intranet\n {7}openid\n/);
  await applicationsCommand(['secret', 'Intranet']);
  const renewed = out();
  expect(renewed).toMatch(
    /^secret: [\w-]{43}\nIt is shown this once\. The former one works until \d+ \w+ \d{4}/,
  );
  expect(renewed.split('\n')[0]).not.toBe(made.split('\n').at(-2));

  await expect(create('--redirect', 'http://intranet.example/')).rejects.toThrow('must begin with https://');
  await expect(create('--scopes', 'everything')).rejects.toThrow('--scopes takes one or several of openid');
  await expect(applicationsCommand(['create', 'Lobby'])).rejects.toThrow('--type web|native|device');
  await expect(applicationsCommand(['change', 'Intranet'])).rejects.toThrow('Say what changes');
  await expect(applicationsCommand(['change', 'Intranet', '--type', 'web'])).rejects.toThrow(
    'create another one',
  );
  await expect(applicationsCommand(['delete', 'Nobody'])).rejects.toThrow('There is no application "Nobody"');
  await expect(applicationsCommand(['delete', 'Intranet', '--scopes', 'openid'])).rejects.toThrow(
    'belongs to',
  );
  await expect(applicationsCommand(['rename', 'Intranet'])).rejects.toThrow('Write applications');

  await applicationsCommand(['delete', 'Intranet']);
  expect(out()).toBe('Intranet is deleted. What people allowed it has ended.');
});
