import type { Draw } from '../../src/media-contents/search/judged/seeded-draw.ts';
import { type Client, isOk, simple, type Value, type Write } from './kill-clients.ts';

/** Bytes. */
const chunkSize = 512;
const chunksOfFile = 64;
/** Uploads that are read after a kill. */
const lately = 3;

/** A content manager who uploads one sound after the other, in chunks. `sources` are the bytes of the uploads, `ids` their ids. */
export function anUploader(subject: string) {
  const sources: Buffer[] = [];
  const ids: string[] = [];
  const client: Client = {
    subject,
    next(draw, known) {
      const last = sources.length - 1;
      if (last < 0 || known.get(`completed ${last}`)) {
        sources.push(aSound(draw));
        return announce(last + 1);
      }
      const offset = known.get(`offset ${last}`) as number;
      return offset < sources[last]!.length ? sendChunk(last, offset) : complete(last);
    },
    async read(call, all) {
      const stored = new Map<string, Value>();
      for (const [number, id] of ids.entries()) {
        if (!all && number < ids.length - lately) continue;
        const { status, body } = await call('GET /Management/Uploads/:id', { params: { id } });
        stored
          .set(`offset ${number}`, (body?.offset as number | undefined) ?? `answered ${status}`)
          .set(`completed ${number}`, body?.isCompleted === true);
      }
      return stored;
    },
  };
  const announce = (number: number): Write => ({
    key: `offset ${number}`,
    value: 0,
    async send(call) {
      const body = {
        fileName: `sound-${number}.wav`,
        title: `Sound ${number} of ${subject}`,
        sizeInBytes: sources[number]!.length,
        idempotencyKey: `${subject} ${number}`,
      };
      const answer = await call('POST /Management/Uploads', { body });
      if (isOk(answer)) ids[number] = answer.body!.id as string;
      return { ...answer, isDone: isOk(answer) };
    },
  });
  const sendChunk = (number: number, offset: number): Write => {
    const bytes = sources[number]!.subarray(offset, offset + chunkSize);
    const value = offset + bytes.length;
    return {
      key: `offset ${number}`,
      value,
      async send(call) {
        const answer = await call('PATCH /Management/Uploads/:id', {
          params: { id: ids[number] },
          body: bytes,
          headers: { 'upload-offset': String(offset) },
        });
        const stored = answer.body?.exceptionData as { offset?: number } | undefined;
        return { ...answer, isDone: isOk(answer) || (answer.status === 409 && stored?.offset === value) };
      },
    };
  };
  const complete = (number: number): Write => ({
    key: `completed ${number}`,
    value: true,
    send: (call) => simple(call('POST /Management/Uploads/:id/Completions', { params: { id: ids[number] } })),
  });
  return { client, sources, ids };
}

/** A WAV file of drawn samples: one channel, 8 bits, 8,000 a second. */
function aSound(draw: Draw): Buffer {
  const bytes = Buffer.alloc(chunkSize * chunksOfFile);
  for (let index = 44; index < bytes.length; index++) bytes[index] = draw.whole(0, 255);
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write('WAVEfmt ', 8, 'latin1');
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(8_000, 24);
  bytes.writeUInt32LE(8_000, 28);
  bytes.writeUInt16LE(1, 32);
  bytes.writeUInt16LE(8, 34);
  bytes.write('data', 36, 'latin1');
  bytes.writeUInt32LE(bytes.length - 44, 40);
  return bytes;
}
