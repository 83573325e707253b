import { afterAll, beforeAll, expect, vi } from 'vitest';

/** What a file of tests changes in its process, which the next files share, fails that file. */
let environment: NodeJS.ProcessEnv;
let folder: string;
beforeAll(() => {
  environment = { ...process.env };
  folder = process.cwd();
});

afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  const hasFakeTimers = vi.isFakeTimers();
  if (hasFakeTimers) vi.useRealTimers();
  const names = new Set([...Object.keys(environment), ...Object.keys(process.env)]);
  const changed = [...names].filter((name) => environment[name] !== process.env[name]);
  for (const name of changed) {
    if (environment[name] === undefined) delete process.env[name];
    else process.env[name] = environment[name];
  }
  const hasMoved = folder !== process.cwd();
  if (hasMoved) process.chdir(folder);
  expect({ changed, hasFakeTimers, hasMoved }, 'left for the files after it').toEqual({
    changed: [],
    hasFakeTimers: false,
    hasMoved: false,
  });
});
