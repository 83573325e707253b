import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { aMediaContent, anOrganization } from '@tv/server/test-builders';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { oldLinksCommand } from './old-links.ts';
import {
  captureOutput,
  startServiceForCommands,
  stubEnvironment,
  type ServiceForCommands,
} from '../testing/test-commands.ts';

let service: ServiceForCommands;
let item: string;
const { out } = captureOutput();
stubEnvironment(() => service.env);

beforeAll(async () => {
  service = await startServiceForCommands();
  const organizationId = await anOrganization(service.db, { name: 'Own' });
  item = await aMediaContent(service.db, organizationId, { title: 'Talk' });
});
afterAll(() => service.close());

it('adds old addresses, finds and lists them, saves a sheet, and removes them', async () => {
  await oldLinksCommand(['add', item, 'https://old.example/v/1#t=2']);
  await oldLinksCommand(['add', item, 'https://old.example/v/2']);
  expect(out()).toContain(`https://old.example/v/2 leads to ${item}.`);
  await oldLinksCommand(['find', 'http://old.example/v/1']);
  expect(out()).toBe(`${item}  https://old.example/v/1  Talk`);
  await oldLinksCommand([]);
  expect(out().split('\n')).toHaveLength(2);
  const file = join(service.folder, 'old-links.csv');
  await oldLinksCommand(['sheet', file]);
  expect(readFileSync(file, 'utf8')).toContain('https://old.example/v/1,');
  await oldLinksCommand(['remove', item, 'https://old.example/v/1']);
  await oldLinksCommand(['remove', item]);
  expect(out()).toContain(`No old address leads to ${item}.`);
  await expect(oldLinksCommand(['find', 'https://old.example/v/1'])).rejects.toThrow('leads to no item');
});

it.each([
  [['sing'], 'Write old-links, old-links find'],
  [['add', 'talk'], 'Write old-links, old-links find'],
  [['list', 'more'], 'Write old-links, old-links find'],
  [['add', 'talk', 'https://old.example/'], '"talk" is not'],
])('%j is refused with a sentence', async (args, sentence) => {
  await expect(oldLinksCommand(args)).rejects.toThrow(sentence);
});
