import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';

const rate = 44_100;
const headerSize = 44;

/** Makes a file of noise that no other test brings in, with 88,200 bytes for each second. */
export async function makeSound(file: string, seconds: number): Promise<string> {
  const samples = randomBytes(rate * 2 * seconds);
  const header = Buffer.alloc(headerSize);
  header.write('RIFF');
  header.writeUInt32LE(headerSize - 8 + samples.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  // PCM, one channel, 16 bits.
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.length, 40);
  await writeFile(file, Buffer.concat([header, samples]));
  return file;
}
