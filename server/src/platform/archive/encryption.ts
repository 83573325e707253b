import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  randomBytes,
  scrypt,
  timingSafeEqual,
} from 'node:crypto';
import { ArchiveProblem } from './archive-problem.ts';

/**
 * The first line of an encrypted archive, as JSON. What follows are chunks: 64 KiB of content in AES-256-GCM, then 16 bytes
 * by which the chunk is verified. The nonce is the chunk's number and whether it is the last one, so that no chunk can be
 * moved, repeated or cut off.
 */
type Header = { format: typeof format; salt: string; cost: number; check: string };

const format = 'tv-encrypted-1';
const chunkSize = 64 * 1024;
const tagSize = 16;
/** scrypt's N: 128 MiB of memory for each guess of a passphrase. */
const highestCost = 2 ** 17;
const longestHeader = 1_024;

/** Whether an archive that begins with these bytes is encrypted. */
export const isEncrypted = (start: Buffer): boolean => start.subarray(0, 200).includes(format);

/** Encrypts content with a key that is made of the passphrase. */
export async function* encrypt(
  content: AsyncIterable<Buffer>,
  passphrase: string,
  cost = highestCost,
): AsyncGenerator<Buffer> {
  const salt = randomBytes(16);
  const keys = await deriveKeys(passphrase, salt, cost);
  const header: Header = {
    format,
    salt: salt.toString('hex'),
    cost,
    check: checkOf(keys.check, salt).toString('hex'),
  };
  yield Buffer.from(`${JSON.stringify(header)}\n`);
  let number = 0;
  for await (const { chunk, isLast } of inChunks(content, chunkSize)) {
    const cipher = createCipheriv('aes-256-gcm', keys.content, nonceOf(number++, isLast));
    yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
  }
}

/** Decrypts what `encrypt` made. Throws where the passphrase is another one, and where a byte was changed or is missing. */
export async function* decrypt(encrypted: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const { header, rest } = await takeHeader(encrypted);
  const salt = Buffer.from(header.salt, 'hex');
  const keys = await deriveKeys(passphrase, salt, header.cost);
  const check = Buffer.from(header.check, 'hex');
  const expected = checkOf(keys.check, salt);
  if (check.length !== expected.length || !timingSafeEqual(check, expected))
    throw new ArchiveProblem(['otherPassphrase']);
  let number = 0;
  for await (const { chunk, isLast } of inChunks(rest, chunkSize + tagSize)) {
    if (chunk.length < tagSize) throw damaged();
    const decipher = createDecipheriv('aes-256-gcm', keys.content, nonceOf(number++, isLast));
    decipher.setAuthTag(chunk.subarray(-tagSize));
    const content = decipher.update(chunk.subarray(0, -tagSize));
    try {
      decipher.final();
    } catch {
      throw damaged();
    }
    yield content;
  }
}

const damaged = () => new ArchiveProblem(['partDamaged']);

async function deriveKeys(passphrase: string, salt: Buffer, N: number) {
  const key = await new Promise<Buffer>((resolve, reject) => {
    scrypt(
      passphrase.normalize('NFKC'),
      salt,
      64,
      { N, r: 8, p: 1, maxmem: 256 * N * 8 },
      (problem, derived) => (problem ? reject(problem) : resolve(derived)),
    );
  });
  return { content: key.subarray(0, 32), check: key.subarray(32) };
}

const checkOf = (key: Buffer, salt: Buffer) => createHmac('sha256', key).update(salt).digest();

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(number), 3);
  nonce.writeUInt8(Number(isLast), 11);
  return nonce;
}

/** Content in chunks of one size, the last one shorter. There is always a last one. */
async function* inChunks(content: AsyncIterable<Buffer>, size: number) {
  let pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of content) {
    pieces.push(piece);
    length += piece.length;
    if (length <= size) continue;
    let whole = Buffer.concat(pieces);
    // The last chunk is only known when nothing follows.
    while (whole.length > size) {
      yield { chunk: whole.subarray(0, size), isLast: false };
      whole = whole.subarray(size);
    }
    pieces = [whole];
    length = whole.length;
  }
  yield { chunk: Buffer.concat(pieces), isLast: true };
}

async function takeHeader(encrypted: AsyncIterable<Buffer>) {
  const iterator = encrypted[Symbol.asyncIterator]();
  let start = Buffer.alloc(0);
  while (!start.includes(10)) {
    const { value, done } = await iterator.next();
    if (done || start.length > longestHeader) throw damaged();
    start = Buffer.concat([start, value]);
  }
  const end = start.indexOf(10);
  const header = readHeader(start.subarray(0, end).toString());
  async function* rest() {
    yield start.subarray(end + 1);
    yield* { [Symbol.asyncIterator]: () => iterator };
  }
  return { header, rest: rest() };
}

function readHeader(line: string): Header {
  try {
    const header = JSON.parse(line) as Header;
    if (header.format === format && header.cost <= highestCost && Number.isInteger(Math.log2(header.cost)))
      return header;
  } catch {
    // Below.
  }
  throw damaged();
}
