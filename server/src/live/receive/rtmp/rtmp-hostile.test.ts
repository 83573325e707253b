import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeAmf } from './amf0.ts';
import type { ReceivedStream } from '../receive-stream.ts';
import { messageType, writeMessage } from './rtmp-chunks.ts';
import { startRtmpServer } from './rtmp-server.ts';

const stopping = new AbortController();
const logged: string[] = [];
const requestedKeys: string[] = [];
const streams: ReceivedStream[] = [];
let port: number;
beforeAll(async () => {
  const log = (fields: unknown, text?: string) => void logged.push(`${JSON.stringify(fields)} ${text}`);
  ({ port } = await startRtmpServer({
    ...{ port: 0, host: '127.0.0.1', signal: stopping.signal, log: { info: log, warn: log, error: log } },
    acceptKey: async (key) => {
      requestedKeys.push(key);
      return key === 'right-key' ? { eventId: 'event', input: 'main' } : undefined;
    },
    onStream: (stream) => void streams.push(stream),
    limits: { secondsToKey: 1, idleSeconds: 1, waitingOfAddress: 5, connections: 8 },
  }));
});
afterAll(() => stopping.abort());

const open = async (): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.resume();
  await once(socket, 'connect');
  return socket;
};
const closed = (socket: Socket) => (socket.closed ? Promise.resolve() : once(socket, 'close'));

/** A connection after its handshake. */
async function shaken(): Promise<Socket> {
  const socket = await open();
  socket.write(Buffer.concat([Buffer.from([3]), randomBytes(1536)]));
  // The server may have closed it: there are too many from this address.
  await Promise.race([once(socket, 'data'), closed(socket)]);
  socket.write(randomBytes(1536));
  return socket;
}
const command = (...values: Parameters<typeof writeAmf>[0]) =>
  writeMessage({ type: messageType.command, streamId: 0, payload: writeAmf(values) });
const publishing = (key: string) =>
  Buffer.concat([
    command('connect', 1, { app: 'live' }),
    command('createStream', 2, null),
    command('publish', 3, null, key, 'live'),
  ]);
const longHeader = (length: number, type: number, chunkStream = 4) => {
  const header = Buffer.alloc(12);
  header[0] = chunkStream;
  header.writeUIntBE(length, 4, 3);
  header[7] = type;
  return header;
};

const hostile: Record<string, () => Promise<Socket>> = {
  'random bytes': async () => {
    const socket = await open();
    socket.write(Buffer.concat([Buffer.from([7]), randomBytes(5000)]));
    return socket;
  },
  'random bytes after the handshake': async () => {
    const socket = await shaken();
    socket.write(randomBytes(200_000));
    return socket;
  },
  'half a handshake': async () => {
    const socket = await open();
    socket.write(Buffer.concat([Buffer.from([3]), randomBytes(700)]));
    return socket;
  },
  'nothing at all': open,
  'another protocol': async () => {
    const socket = await open();
    socket.write('GET / HTTP/1.1\r\nhost: portal\r\n\r\n');
    return socket;
  },
  'a message of 16 MB': async () => {
    const socket = await shaken();
    socket.write(longHeader(0xffffff, messageType.command));
    return socket;
  },
  'a chunk size of 2 GB and a message that never ends': async () => {
    const socket = await shaken();
    const size = Buffer.alloc(4);
    size.writeUInt32BE(0x7fffffff);
    socket.write(writeMessage({ type: messageType.setChunkSize, streamId: 0, payload: size }));
    socket.write(longHeader(60_000, messageType.command));
    return socket;
  },
  'a chunk size of 0': async () => {
    const socket = await shaken();
    socket.write(writeMessage({ type: messageType.setChunkSize, streamId: 0, payload: Buffer.alloc(4) }));
    return socket;
  },
  'messages on many chunk streams': async () => {
    const socket = await shaken();
    for (let id = 3; id < 60; id++) socket.write(Buffer.concat([longHeader(500, 20, id), Buffer.alloc(100)]));
    return socket;
  },
  'a command that is cut off': async () => {
    const socket = await shaken();
    const payload = writeAmf(['connect', 1]).subarray(0, 14);
    socket.write(writeMessage({ type: messageType.command, streamId: 0, payload }));
    return socket;
  },
  'values without end': async () => {
    const socket = await shaken();
    socket.write(command('connect', ...Array<null>(5000).fill(null)));
    return socket;
  },
  'a request to play': async () => {
    const socket = await shaken();
    socket.write(command('play', 2, null, 'right-key'));
    return socket;
  },
  'media without a key': async () => {
    const socket = await shaken();
    for (let turn = 0; turn < 50; turn++)
      socket.write(writeMessage({ type: messageType.video, streamId: 1, payload: randomBytes(4000) }));
    return socket;
  },
  'a wrong key': async () => {
    const socket = await shaken();
    socket.write(publishing('secret-wrong-key'));
    return socket;
  },
};

test('hostile connections are ended, and no stream begins', async () => {
  const names = Object.keys(hostile);
  const wrong: string[] = [];
  // Fewer at once than may wait of one address.
  for (let index = 0; index < names.length; index += 4) {
    const open = new Set(names.slice(index, index + 4));
    const ends = [...open].map(async (name) => {
      await closed(await hostile[name]!());
      open.delete(name);
    });
    await expect.poll(() => [...open]).toEqual([]);
    await Promise.all(ends);
    if (streams.length > 0) wrong.push(...names.slice(index, index + 4));
  }
  expect(wrong, 'began a stream').toEqual([]);
});

test('a wrong key stands in no line of the log', () => {
  expect(requestedKeys).toContain('secret-wrong-key');
  expect(logged.join('\n')).toContain('a stream with a wrong key was refused');
  expect(logged.join('\n')).not.toContain('secret');
});

test('a byte at a time is too slow for a key', async () => {
  const socket = await open();
  const trickle = setInterval(() => socket.write(Buffer.from([3])), 50);
  await closed(socket);
  clearInterval(trickle);
});

test('connections without a key are few for one address', async () => {
  const all = await Promise.all(Array.from({ length: 7 }, open));
  await Promise.all(all.slice(5).map(closed));
  for (const socket of all) socket.destroy();
  await Promise.all(all.map(closed));
});

test('after all of them a right key is taken, and a sender without bytes is ended', async () => {
  const taken = async () => {
    const socket = await shaken();
    socket.write(publishing('right-key?token=1'));
    await expect.poll(() => streams.length > 0 || socket.closed).toBe(true);
    return socket;
  };
  let socket = await taken();
  while (streams.length === 0) socket = await taken();
  const parts: unknown[] = [];
  for await (const part of streams[0]!.parts) parts.push(part);
  await closed(socket);
  expect(parts).toEqual([]);
});
