import { Readable } from 'node:stream';
import { anOrganization } from '@tv/server/test-builders';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { accessTokenOf } from '../../tools/test-device.ts';
import { checkSignInCommand } from './check-sign-in.ts';
import { captureOutput, stubEnvironment } from '../testing/test-commands.ts';
import { startTestPortal } from '../testing/test-portal.ts';

let portal: Awaited<ReturnType<typeof startTestPortal>>;
const email = 'viewer@own.example';
const { out } = captureOutput();
stubEnvironment(() => ({ ...portal.env, PUBLIC_URL: portal.url }));
beforeAll(async () => {
  portal = await startTestPortal();
  await portal.addPerson(email, await anOrganization(portal.db), 'Viewer');
});
afterAll(() => portal.close());

it('has nothing to check where the portal signs people in itself', async () => {
  expect(await checkSignInCommand([])).toBe(true);
  expect(out()).toContain('OIDC_ISSUER is not set');
});

it('names a setting that is wrong in itself', async () => {
  vi.stubEnv('OIDC_ISSUER', 'the company’s provider');
  await expect(checkSignInCommand([])).rejects.toThrow('OIDC_ISSUER');
});

describe('with a provider', () => {
  const check = async (args: string[] = [], settings: Record<string, string> = {}) => {
    for (const [name, value] of Object.entries({ OIDC_ISSUER: `${portal.url}/oidc`, ...settings }))
      vi.stubEnv(name, value);
    const isGood = await checkSignInCommand(args);
    return [isGood, out()] as const;
  };
  const checkToken = (token: string, settings = {}) => {
    vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from([token]) as typeof process.stdin);
    return check(['--token'], settings);
  };

  it('that is set up well, it says so, and what to do if sign-in fails all the same', async () => {
    const [isGood, output] = await check();
    expect([isGood, output]).toEqual([true, expect.stringContaining('--token')]);
    expect(output).not.toContain('WRONG');
  });

  it.each([
    [{ OIDC_ISSUER: 'http://127.0.0.1:9' }, 'cannot be reached'],
    [{ OIDC_CLIENT_ID: 'another' }, 'WRONG'],
    [{ PUBLIC_URL: 'https://other.example' }, 'https://other.example'],
  ])('with %j it says what is wrong, and where to read on', async (settings, words) => {
    const [isGood, output] = await check([], settings);
    expect(isGood).toBe(false);
    expect(output).toContain(words);
    expect(output).toContain('docs/sign-in.md');
  });

  it('it reads a token, and tells of a good one what the portal will know', async () => {
    const [isGood, output] = await checkToken(`Bearer ${await accessTokenOf(portal.url, email)}\n`);
    expect([isGood, output]).toEqual([true, expect.stringContaining('a verified email address')]);
  });

  it('it names the setting that a token does not fit, and shows nothing of the token', async () => {
    const token = await accessTokenOf(portal.url, email);
    const [isGood, output] = await checkToken(token, { OIDC_AUDIENCE: 'another-api' });
    expect([isGood, output]).toEqual([false, expect.stringContaining('OIDC_AUDIENCE is ["another-api"]')]);
    expect(output).not.toContain(token.split('.')[1]!);
    expect(await checkToken('not-a-jwt-at-all')).toEqual([false, expect.stringContaining('is not a JWT')]);
  });
});
