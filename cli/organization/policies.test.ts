import { anOrganization } from '@tv/server/test-builders';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { policiesCommand } from './policies.ts';
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

const run = async (...args: string[]) => {
  await policiesCommand(['--organization', 'Own', ...args]);
  return out();
};

it('prints what an organization asks of sign-ins, and changes what is given', async () => {
  expect(await run()).toContain('second step     for nobody');
  await run('--second-step', 'admin,organization-manager', '--session-hours', '12');
  await run('--networks', '203.0.113.0/24, 198.51.100.7', '--password-length', '16');
  expect(await run()).toBe(
    [
      'second step     admin, organization-manager',
      'sessions        12 hours',
      'without use     8 days',
      'new passwords   16 characters or more',
      'networks        203.0.113.0/24, 198.51.100.7',
      'personal feeds  on',
      'guests          for 90 days at most',
    ].join('\n'),
  );
  const free = await run('--second-step', 'none', '--session-hours', 'none', '--networks', 'any');
  expect(free).toContain('sessions        30 days');
  expect(free).toContain('networks        any');
  expect(await run('--guest-days', '14')).toContain('guests          for 14 days at most');
  expect(await run('--guests', 'off')).toContain('guests          off');
});

it('refuses what is no number and no role', async () => {
  await expect(run('--idle-hours', 'soon')).rejects.toThrow('--idle-hours must be a whole number');
  await expect(run('--second-step', 'boss')).rejects.toThrow('--second-step must be one of');
});
