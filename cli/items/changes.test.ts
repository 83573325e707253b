import { settled } from '@tv/server/media-contents/changes/test-settled';
import { aMediaContent, anOrganization } from '@tv/server/test-builders';
import { sql } from '@tv/server/platform/db/sql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changesCommand } from './changes.ts';
import {
  captureOutput,
  startServiceForCommands,
  stubEnvironment,
  type ServiceForCommands,
} from '../testing/test-commands.ts';

let service: ServiceForCommands;
const { out } = captureOutput();
stubEnvironment(() => service.env);

beforeAll(async () => void (service = await startServiceForCommands()));
afterAll(() => service.close());

const run = async (...args: string[]) => {
  await settled(service.db);
  await changesCommand(['--organization', 'Own', ...args]);
  return out();
};

it('prints all items, then what changed since, and the cursor for the next time', async () => {
  const own = await anOrganization(service.db, { name: 'Own' });
  const [kept, gone] = [
    await aMediaContent(service.db, own, { title: 'Kept' }),
    await aMediaContent(service.db, own, { title: 'Gone' }),
  ];
  const first = (await run()).split('\n');
  expect(first.slice(0, 2).sort()).toEqual([`changed    ${kept}  Kept`, `changed    ${gone}  Gone`].sort());
  const [, cursor] = /^Next time: npm run tv -- changes --after=(\S+)$/.exec(first[2]!)!;
  await service.db.query(sql`delete from media_contents where id = ${gone}`);
  const then = (await run(`--after=${cursor!}`)).split('\n');
  expect(then[0]).toBe(`withdrawn  ${gone}`);
  expect(then).toHaveLength(2);
  await expect(run('--after', 'nonsense')).rejects.toThrow('after is not a cursor of this call');
});
