import { api } from '@tv/contract/calls/api';
import { expect, test } from 'vitest';
import { attackByDirectories } from './attack-by-directories.ts';
import { checkIsolation } from './check-isolation.ts';
import { expectedAnswers } from './expected-answers/expected-answers.ts';
import { personas } from './personas.ts';
import { startWithProvider } from './start-with-provider.ts';
import { buildIsolationWorld } from './isolation-world.ts';

test('every call of the contract has a row', () => {
  expect(Object.keys(expectedAnswers).sort()).toEqual(Object.keys(api).sort());
});

test('everybody gets exactly what is theirs, and what is not theirs does not exist', async () => {
  const { made, wrong } = await checkIsolation(personas);
  expect(wrong).toEqual([]);
  expect(made).toBeGreaterThan(2_000);
}, 600_000);

test('the same after directories of strangers have said of everybody what they can', async () => {
  const { wrong } = await checkIsolation(personas, {
    before: async (service, world) => void (await attackByDirectories(service, world)),
  });
  expect(wrong).toEqual([]);
}, 600_000);

test('a directory’s token opens no call but those of its own', async () => {
  const service = await startWithProvider();
  try {
    const [token] = await attackByDirectories(service, await buildIsolationWorld(service));
    const calls = Object.entries(api).filter(
      ([, { access }]) => access !== 'anyone' && access !== 'media-token',
    );
    const opened: string[] = [];
    for (const [name] of calls) {
      const [method, path] = name.split(' ') as ['GET', string];
      const { statusCode } = await service.app.inject({
        method,
        url: `/api${path.replace(/:\w+/g, '11111111-1111-4111-8111-111111111111')}`,
        headers: { authorization: `Bearer ${token}` },
      });
      if (statusCode < 400) opened.push(`${name}: ${statusCode}`);
    }
    expect(calls.length).toBeGreaterThan(80);
    expect(opened).toEqual([]);
  } finally {
    await service.close();
  }
});
