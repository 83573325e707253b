import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CallName } from '@tv/contract/calls/api';
import { uploadLimits } from '@tv/contract/limits/upload-limits';
import { callPath, requestLine } from '@tv/contract/calls/request';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contentKey } from './content-key.ts';
import { NotReached, ServiceProblem } from '../command-problem.ts';
import type { Service } from '../service.ts';
import { uploadFile } from './upload-file.ts';

let folder: string;
let file: string;
const size = uploadLimits.chunk + 1000;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tv-send-'));
  file = join(folder, 'film.mp4');
  await writeFile(file, Buffer.alloc(size, 1));
});
afterAll(() => rm(folder, { recursive: true }));

type Options = { body?: object; bytes?: Buffer; headers?: Record<string, string> };
const announce: CallName = 'POST /Management/Uploads';
const append: CallName = 'PATCH /Management/Uploads/:id';

/** Counts bytes as the service does; `trouble` may fail a call before or after it took effect. */
function aService(
  received: number,
  trouble: (patch: number) => 'before' | 'after' | undefined = () => undefined,
) {
  const state = { received, patches: [] as number[], keys: new Set<string>(), names: [] as string[] };
  const call = async (name: CallName, options: Options = {}) => {
    const upload = () => ({ id: 'u', offset: state.received, sizeInBytes: size, isCompleted: false });
    if (name === announce) {
      const { idempotencyKey, fileName } = options.body as { idempotencyKey: string; fileName: string };
      state.keys.add(idempotencyKey);
      state.names.push(fileName);
      return upload();
    }
    if (name !== append) return { id: 'u' };
    const failing = trouble(state.patches.length);
    state.patches.push(options.bytes!.length);
    if (failing === 'before') throw new NotReached('away');
    const offset = Number(options.headers?.['upload-offset']);
    if (offset !== state.received) throw new ServiceProblem(409, 'elsewhere', { offset: state.received });
    state.received += options.bytes!.length;
    if (failing === 'after') throw new NotReached('away');
    return upload();
  };
  return { state, call, service: { publicUrl: '', call: call as Service['call'] } };
}
const send = (service: Pick<Service, 'call'>, title = 'A') =>
  uploadFile(
    service,
    { media: { file, sizeInBytes: size, subtitles: [] }, metadata: { title }, attachments: [], key: 'a key' },
    () => {},
  );

it('sends a file in chunks of at most 8 MiB', async () => {
  const { service, state } = aService(0);
  await send(service);
  expect([state.received, state.patches]).toEqual([size, [uploadLimits.chunk, 1000]]);
});

it('goes on where an earlier command stopped', async () => {
  const { service, state } = aService(uploadLimits.chunk - 5);
  await send(service);
  expect([state.received, state.patches]).toEqual([size, [1005]]);
});

it('sends no byte twice when a call is lost on its way there or back', async () => {
  for (const side of ['before', 'after'] as const) {
    const { service, state } = aService(0, (patch) => (patch === 0 ? side : undefined));
    await send(service);
    expect(state.received).toBe(size);
  }
});

it('gives the same bytes the same key, whatever their name', async () => {
  const copy = join(folder, 'copy.mov');
  await copyFile(file, copy);
  const other = join(folder, 'other.mp4');
  await writeFile(other, Buffer.alloc(size, 2));
  const shares: number[] = [];
  const keys = [
    await contentKey(file, (bytes) => shares.push(bytes)),
    await contentKey(copy),
    await contentKey(other),
  ];
  expect(keys[0]).toBe(keys[1]);
  expect(keys[0]).toMatch(/^sha256 [0-9a-f]{64}$/);
  expect(keys[2]).not.toBe(keys[0]);
  expect(shares.at(-1)).toBe(size);
});

it('names a file without the signs that only disks allow', async () => {
  const odd = join(folder, 'What we\nlearned "here" \\ 🎬.mp4');
  await writeFile(odd, Buffer.alloc(size, 1));
  const { service, state } = aService(0);
  const media = { file: odd, sizeInBytes: size, subtitles: [] };
  await uploadFile(service, { media, metadata: {}, attachments: [], key: 'a key' }, () => {});
  expect(state.names).toEqual(['What we learned "here"   🎬.mp4']);
});

it('says what to do with a file that is empty, or becomes shorter while it is sent', async () => {
  const { service } = aService(0);
  const sendAs = (sizeInBytes: number) =>
    uploadFile(
      service,
      { media: { file, sizeInBytes, subtitles: [] }, metadata: {}, attachments: [], key: 'a key' },
      () => {},
    );
  await expect(sendAs(0)).rejects.toThrow('The file is empty.');
  await expect(sendAs(size + 1)).rejects.toThrow('The file became shorter while it was being sent.');
});

it('asks again where the service is away for a moment after the last byte', async () => {
  const service = aService(0);
  const requests: string[] = [];
  const call = async (name: CallName, options: Options & { params?: Record<string, unknown> }) => {
    if (name === append || name === announce) return service.call(name, options);
    const { path } = requestLine(name, options);
    requests.push(path);
    // The first time of each path.
    if (requests.filter((each) => each === path).length === 1) throw new NotReached('away');
    return { id: 'u', notes: path.includes('Subtitles') ? ['Line 3: left out.'] : [] };
  };
  const media = { file, sizeInBytes: size, subtitles: [{ languageCode: 'en', file }] };
  const { notes } = await uploadFile(
    { call: call as Service['call'] },
    { media, metadata: { title: 'A' }, attachments: [file], key: 'a key' },
    () => {},
  );
  const end = callPath('GET /Management/Uploads/:id', { params: { id: 'u' } });
  expect([...new Set(requests)]).toEqual([
    `${end}/Subtitles/en`,
    `${end}/Attachments/film.mp4`,
    `${end}/Completions`,
  ]);
  expect(requests).toHaveLength(6);
  expect(notes).toEqual(['film.mp4: Line 3: left out.']);
});

it('does not wait for a disk that is full', async () => {
  const service = aService(0);
  let requests = 0;
  const call = async (name: CallName, options: Options) => {
    if (name !== append) return service.call(name, options);
    requests += 1;
    throw new ServiceProblem(507, 'The service has run out of disk space.');
  };
  await expect(send({ call: call as Service['call'] })).rejects.toThrow('run out of disk space');
  expect(requests).toBe(1);
});
