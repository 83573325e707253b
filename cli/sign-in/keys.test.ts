import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { aCategory, aMediaContent, anApiKey, anOrganization } from '@tv/server/test-builders';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { listCommand } from '../items/contents.ts';
import { keysCommand } from './keys.ts';
import { whoamiCommand } from './login.ts';
import { takeOption } from '../arguments/take-option.ts';
import {
  captureOutput,
  startServiceForCommands,
  stubEnvironment,
  type ServiceForCommands,
} from '../testing/test-commands.ts';

let service: ServiceForCommands;
let organizationId: string;
const { out } = captureOutput();
stubEnvironment(() => ({ ...service.env, TV_KEY: '' }));

beforeAll(async () => {
  service = await startServiceForCommands();
  organizationId = await anOrganization(service.db, { name: 'Own' });
  const board = await aCategory(service.db, organizationId, 'Board');
  await aMediaContent(service.db, organizationId, { title: 'Board talk', categories: [board] });
  await aMediaContent(service.db, organizationId, { title: 'Other talk' });
});
afterAll(() => service.close());

it('makes a key, acts by it, rotates it and deletes it', async () => {
  await keysCommand(['create', 'Import', '--scopes', 'content:read,content:write', '--categories', 'Board']);
  const [key = '', ...advice] = out().split('\n');
  expect(key).toMatch(/^tv_demo_/);
  expect(advice).toEqual(['The key is not shown again. Give it to a command as TV_KEY.']);
  await keysCommand(['list']);
  expect(out()).toBe(
    `active   ${key.slice(0, 12)}…  Import\n         content:read,content:write, categories: 1, never used`,
  );
  vi.stubEnv('TV_KEY', key);
  await whoamiCommand([]);
  expect(out()).toBe(
    'You act by the API key "Import" of Own, with content:read, content:write, at https://tv.example.',
  );
  await listCommand([]);
  expect(out()).toContain('Board talk');
  expect(out()).not.toContain('Other talk');
  await expect(keysCommand(['list'])).rejects.toThrow('API keys cannot do this');
  vi.stubEnv('TV_KEY', '');
  await keysCommand(['rotate', 'import', '--overlap-hours', '0']);
  expect(out()).toMatch(/^tv_demo_\w+\n[^\n]+\nThe key before no longer works\.$/);
  vi.stubEnv('TV_KEY', key);
  await expect(listCommand([])).rejects.toThrow('TV_KEY');
  vi.stubEnv('TV_KEY', '');
  await keysCommand(['delete', 'Import']);
  expect(out()).toBe('The API key "Import" no longer works.');
  await expect(keysCommand(['delete', 'Import'])).rejects.toThrow('There is no API key "Import"');
});

it('says what it needs', async () => {
  await expect(keysCommand(['create', 'x'])).rejects.toThrow('--scopes takes one or several of content:read');
  await expect(keysCommand(['create', 'x', '--scopes', 'all'])).rejects.toThrow('--scopes takes');
  await expect(keysCommand(['sell', 'x'])).rejects.toThrow('Write keys list');
  await expect(keysCommand(['rotate'])).rejects.toThrow('Write keys list');
  await expect(keysCommand(['list', '--scopes', 'x'])).rejects.toThrow('--scopes belongs to "keys create"');
  await expect(keysCommand(['rotate', 'x', '--overlap-hours', '169'])).rejects.toThrow('from 0 to 168');
});

it('takes --key out of the arguments wherever it stands', () => {
  expect(takeOption('--key', ['list', '--key', 'k', '--all'])).toEqual({
    ...{ value: 'k', rest: ['list', '--all'], isRepeated: false },
  });
  expect(takeOption('--key', ['--key=k', 'list', '--', '--key', 'x'])).toMatchObject({
    ...{ value: 'k', rest: ['list', '--', '--key', 'x'] },
  });
});

it('hides a key that is given as an option from the list of processes', async () => {
  const { key } = await anApiKey(service.db, organizationId, { scopes: ['content:read'] });
  const program = `await import(${JSON.stringify(join(import.meta.dirname, '../hide-key.ts'))});
    console.log(process.env.TV_KEY.length, process.argv.length); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, '', 'list', '--key', key], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await once(child.stdout, 'data');
    expect(readFileSync(`/proc/${child.pid}/cmdline`, 'utf8')).not.toContain(key.slice(12));
  } finally {
    child.kill();
  }
});
