import { expect, it } from 'vitest';
import { inMemory, keepPieces, type PieceStore } from './keep-pieces.ts';
import type { StoredRecording } from './recordings-db.ts';

const begun: StoredRecording = {
  ...{
    id: 'one',
    personId: 'a',
    organizationId: 'b',
    fileName: 'talk.webm',
    mimeType: 'video/webm;codecs=vp8',
  },
  ...{
    hasPicture: true,
    startedAt: 0,
    seconds: 0,
    bytes: 0,
    pieces: 0,
    isEnded: false,
    title: 'Talk',
    chapters: [],
  },
};

/** A device with room for so many bytes. */
function aDevice(room = Infinity) {
  const pieces: Blob[] = [];
  let known = begun;
  const store: PieceStore = {
    async storePiece(recording, bytes) {
      room -= bytes.size;
      if (room < 0) throw new Error('full');
      pieces.push(bytes);
      known = recording;
    },
    async storeRecording(recording) {
      known = recording;
    },
    readRecording: async () => new File(pieces, 'talk.webm', { type: 'video/webm' }),
  };
  return { store, known: () => known };
}
const at = (seconds: number) => ({ seconds, chapters: [] });
const textOf = async (blob: Promise<Blob>) => (await blob).text();

it('keeps pieces in order, with how long they are together', async () => {
  const device = aDevice();
  const kept = keepPieces(begun, () => {}, device.store);
  kept.add(new Blob(['abc']), at(1));
  kept.add(new Blob(['de']), at(2));
  expect(await textOf(kept.slice(1, 4))).toBe('bcd');
  const ended = await kept.end(at(2.5));
  expect(ended).toMatchObject({ bytes: 5, pieces: 2, seconds: 2.5, isEnded: true });
  expect(device.known()).toEqual(ended);
  expect(await textOf(kept.file())).toBe('abcde');
});

it('forgets what is both stored and sent, and nothing else', async () => {
  const kept = keepPieces(begun, () => {}, aDevice().store);
  kept.add(new Blob(['abc']), at(1));
  kept.add(new Blob(['de']), at(2));
  await kept.file();
  kept.release(4);
  expect(await textOf(kept.slice(0, 5))).toBe('de');
  expect(kept.size()).toBe(5);
});

it('goes on in memory where the device is full, without a gap on the device', async () => {
  let fullCount = 0;
  const device = aDevice(4);
  const kept = keepPieces(begun, () => (fullCount += 1), device.store);
  for (const [index, bytes] of ['abc', 'de', 'f'].entries()) kept.add(new Blob([bytes]), at(index + 1));
  expect(await textOf(kept.file())).toBe('abcdef');
  expect([fullCount, device.known()]).toEqual([1, { ...begun, bytes: 3, pieces: 1, seconds: 1 }]);
  kept.release(6);
  expect(await textOf(kept.file())).toBe('abcdef');
  expect(await kept.end(at(3))).toMatchObject({ bytes: 6, isEnded: true });
});

it('of what is sent only, nothing is stored, and what is not sent yet is kept', async () => {
  const kept = keepPieces(begun, () => {}, inMemory);
  kept.add(new Blob(['abc']), at(1));
  kept.add(new Blob(['de']), at(2));
  expect(await textOf(kept.slice(0, 5))).toBe('abcde');
  kept.release(3);
  await kept.end(at(2));
  expect(await textOf(kept.slice(0, 5))).toBe('de');
  expect(await textOf(kept.file())).toBe('');
});
