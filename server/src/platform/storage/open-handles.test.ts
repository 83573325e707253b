import { mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createOpenHandles } from './open-handles.ts';

/** Bytes: more than what is read into memory. */
const large = 70_000;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tv-handles-'));
  for (let index = 0; index < 20; index++)
    writeFileSync(join(folder, String(index)), `file ${index}`.padEnd(large));
});
afterEach(() => rmSync(folder, { recursive: true }));

const path = (index: number) => join(folder, String(index));

/** How many files of the folder this process has open, as Linux tells. */
const openFiles = () =>
  readdirSync('/proc/self/fd').filter((handle) => {
    try {
      return readlinkSync(`/proc/self/fd/${handle}`).startsWith(folder);
    } catch {
      return false;
    }
  }).length;

test.runIf(process.platform === 'linux')(
  'of many files only the newest stay open, and those that are read',
  async () => {
    const handles = createOpenHandles(5);
    const first = (await handles.open(path(0)))!;
    for (let round = 0; round < 3; round++)
      for (let index = 1; index < 20; index++) (await handles.open(path(index)))!.release();
    await vi.waitFor(() => expect(openFiles()).toBe(6));
    const buffer = Buffer.alloc(6);
    await first.readInto(buffer, 6, 0);
    expect(buffer.toString()).toBe('file 0');
    await expect(first.readInto(buffer, 6, large - 3)).rejects.toThrow('became shorter');
    first.release();
    handles.forget(folder);
    await vi.waitFor(() => expect(openFiles()).toBe(0));
  },
);

test('a file that was there is opened anew after it was forgotten, and a folder is none', async () => {
  const handles = createOpenHandles();
  const before = (await handles.open(path(1)))!;
  rmSync(path(1));
  expect((await handles.open(path(1)))?.size).toBe(large);
  handles.forget(path(1));
  expect(await handles.open(path(1))).toBeUndefined();
  expect(await handles.open(folder)).toBeUndefined();
  before.release();
});

test.runIf(process.platform === 'linux')(
  'a small file is read once, serves all its readers from memory, and is not open meanwhile',
  async () => {
    writeFileSync(path(1), 'a picture');
    const handles = createOpenHandles();
    const [one, other] = [(await handles.open(path(1)))!, (await handles.open(path(1)))!];
    expect(one.content?.toString()).toBe('a picture');
    expect(other.content).toBe(one.content);
    await vi.waitFor(() => expect(openFiles()).toBe(0));
    rmSync(path(1));
    handles.forget(path(1));
    expect(await handles.open(path(1))).toBeUndefined();
  },
);
