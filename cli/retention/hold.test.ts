import { aCategory, aMediaContent, anOrganization, aPerson } from '@tv/server/test-builders';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { holdCommand } from './hold.ts';
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
  await aCategory(service.db, organizationId, 'Board');
  await aPerson(service.db, { organizations: [organizationId], email: 'ann@own.example' });
  item = await aMediaContent(service.db, organizationId, { title: 'Talk' });
});
afterAll(() => service.close());

it('places holds, lists them and lifts them', async () => {
  await holdCommand(['item', item, '--reason', 'Case 7']);
  await holdCommand(['category', 'board', '--reason', 'Case 8']);
  await holdCommand(['person', 'ann@own.example', '--reason', 'Case 9']);
  expect(out()).toContain('board is under legal hold.');
  await holdCommand([]);
  const lines = out().split('\n').sort();
  expect(lines.map((line) => line.slice(12, 20).trim()).sort()).toEqual(['category', 'item', 'person']);
  expect(lines.join('\n')).toContain(`${item}  Talk: Case 7`);
  await holdCommand(['lift', 'item', item]);
  await holdCommand(['lift', 'category', 'Board']);
  await holdCommand(['lift', 'person', 'ann@own.example']);
  expect(out()).toContain('Board is no longer under legal hold.');
  await holdCommand([]);
  expect(out()).toBe('');
});

it.each([
  [['item', 'talk', '--reason', 'x'], '"talk" is not the id'],
  [['category', 'Board'], 'Give --reason'],
  [['category', 'Nothing', '--reason', 'x'], 'There is no category "Nothing"'],
  [['lift', 'category', 'Board', '--reason', 'x'], '--reason belongs'],
  [['group', 'Press', '--reason', 'x'], 'Write hold'],
  [['lift'], 'Write hold'],
])('%j is refused with a sentence', async (args, sentence) => {
  await expect(holdCommand(args)).rejects.toThrow(sentence);
});
