import { aCategory, aMediaContent, anOrganization } from '@tv/server/test-builders';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { retentionCommand } from './retention.ts';
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
  item = await aMediaContent(service.db, organizationId, {
    title: 'Talk',
    publishDate: new Date('2020-01-01T00:00:00Z'),
    firstPublishedAt: new Date('2020-01-01T00:00:00Z'),
  });
});
afterAll(() => service.close());

const facts = ['--months', '24', '--since', 'published', '--action', 'delete'];

it('makes rules, lists and previews them, and ends them', async () => {
  await retentionCommand(['add', 'Old talks', ...facts]);
  await retentionCommand(['add', 'Board talks', '--category', 'board', ...facts]);
  out();
  await retentionCommand([]);
  // Both may be made in the same millisecond.
  const list = out();
  expect(list).toMatch(/Old talks\n {2}24 months after published: delete; everything; announced: 0(\n|$)/);
  expect(list).toMatch(/Board talks\n.*Board;/);
  await retentionCommand(['preview', 'old talks']);
  expect(out()).toMatch(new RegExp(`due {6}items: 1, 0 bytes[^]*due {6}${item} {2}Talk`));
  await retentionCommand(['remove', 'Board talks']);
  await retentionCommand(['remove', 'Old talks']);
  expect(out()).toContain('The rule Old talks is deleted.');
  await retentionCommand(['list']);
  expect(out()).toBe('');
});

it.each([
  [['add', 'Old'], '--months must be'],
  [['add', 'Old', '--months', '0'], '--months must be'],
  [['add', 'Old', '--months', '3', '--since', 'never'], '--since must be'],
  [['add', 'Old', '--months', '3', '--since', 'created', '--action', 'burn'], '--action must be'],
  [['preview', 'Nothing'], 'There is no retention rule "Nothing"'],
  [['list', '--months', '3'], 'Write retention list'],
  [['keep', 'talk'], 'Write retention list'],
  [['burn'], 'Write retention list'],
])('%j is refused with a sentence', async (args, sentence) => {
  await expect(retentionCommand(args)).rejects.toThrow(sentence);
});

it('keeps nothing that no rule announced', async () => {
  await expect(retentionCommand(['keep', item])).rejects.toThrow('No rule is about to');
});
