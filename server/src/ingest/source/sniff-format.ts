import { because } from '@tv/contract/reasons/problem-reasons';
import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { RefusedSource } from './refused-source.ts';

/** Names of the ffmpeg demuxers that read one self-contained file and never open another address. */
export const sourceFormats = [
  ...(['mov', 'matroska', 'avi', 'wav', 'mp3', 'aac', 'flac', 'ogg', 'aiff', 'mpegts', 'mpeg'] as const),
  ...(['asf', 'flv', 'mxf', 'caf', 'amr', 'ac3', 'eac3', 'dts', 'dtshd', 'truehd', 'mlp', 'ape'] as const),
  ...(['wv', 'tta', 'tak', 'mpc', 'mpc8', 'dsf', 'iff', 'au', 'w64', 'voc', 'loas', 'mpegvideo'] as const),
  ...(['m4v', 'h261', 'h263', 'h264', 'hevc', 'obu', 'ivf', 'vc1', 'dv', 'gxf', 'nut', 'rm', 'wtv'] as const),
] as const;
export type SourceFormat = (typeof sourceFormats)[number];

const headLength = 4096;

/** Some encoders and cutters leave zeros before the first frame of a sound file. */
const maxZeros = 16 * 1024 * 1024;

/**
 * The demuxer for a file's first bytes, or `undefined` if they are unknown. It is forced in every later run, so that no
 * playlist or script is ever opened as media. Throws RefusedSource for an empty file.
 */
export async function sniffFormat(file: string): Promise<SourceFormat | undefined> {
  await using source = await open(file, 'r');
  const head = await readAt(source, 0, headLength);
  if (head.length === 0) throw new RefusedSource(because('files.empty'));
  const tag = id3TagLength(head);
  // FLAC and ADTS files may start with an ID3 tag too. With pictures the tag is longer than the bytes at hand.
  if (tag > 0) return soundAfterTag(source, tag);
  return formatOfBytes(head) ?? (await soundAfterZeros(source));
}

const soundOf = (bytes: Buffer) => {
  const format = formatOfBytes(bytes);
  return format === 'flac' || format === 'aac' || format === 'mp3' ? format : undefined;
};

/** The format of the sound after an ID3 tag. MP3 if the bytes do not identify it. */
const soundAfterTag = async (source: FileHandle, position: number): Promise<SourceFormat> =>
  soundOf(await readAt(source, position, 16)) ?? 'mp3';

async function soundAfterZeros(source: FileHandle): Promise<SourceFormat | undefined> {
  for (let position = 0; position < maxZeros; position += headLength) {
    const bytes = await readAt(source, position, headLength);
    const first = bytes.findIndex((byte) => byte !== 0);
    if (first >= 0) {
      const start = position + first;
      if (start === 0) return undefined;
      const bytesThere = await readAt(source, start, 16);
      const tag = id3TagLength(bytesThere);
      return tag > 0 ? soundAfterTag(source, start + tag) : soundOf(bytesThere);
    }
    if (bytes.length < headLength) return undefined;
  }
  return undefined;
}

async function readAt(source: FileHandle, position: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  const { bytesRead } = await source.read(bytes, 0, length, position);
  return bytes.subarray(0, bytesRead);
}

function formatOfBytes(bytes: Buffer): SourceFormat | undefined {
  const text = (start: number, length: number) => bytes.toString('latin1', start, start + length);
  const boxes = ['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip', 'pnot'];
  if (boxes.includes(text(4, 4))) return 'mov';
  if (text(0, 4) === '\x1aE\xdf\xa3') return 'matroska';
  if (text(0, 4) === 'RIFF' && text(8, 3) === 'AVI') return 'avi';
  if (['RIFF', 'RF64'].includes(text(0, 4)) && text(8, 4) === 'WAVE') return 'wav';
  if (text(0, 4) === 'fLaC') return 'flac';
  if (text(0, 4) === 'OggS') return 'ogg';
  if (text(0, 4) === 'FORM' && text(8, 3) === 'AIF') return 'aiff';
  if (text(0, 4) === '\x30\x26\xb2\x75') return 'asf';
  if (text(0, 4) === 'FLV\x01') return 'flv';
  if (text(0, 4) === '\x06\x0e\x2b\x34') return 'mxf';
  if (text(0, 4) === 'caff') return 'caf';
  if (text(0, 5) === '#!AMR') return 'amr';
  if (text(0, 4) === '\0\0\x01\xba') return 'mpeg';
  if (repeats(bytes, 0, 188) || repeats(bytes, 4, 192)) return 'mpegts';
  // Layer bits 00 are ADTS (AAC), the others MPEG audio (ISO 11172-3, 13818-7).
  const sync = bytes.length > 1 && bytes[0] === 0xff && (bytes[1]! & 0xe0) === 0xe0;
  if (sync && (bytes[1]! & 0xf6) === 0xf0) return 'aac';
  if (sync && (bytes[1]! & 0x06) !== 0) return 'mp3';
  return undefined;
}

function repeats(bytes: Buffer, start: number, step: number): boolean {
  if (bytes.length < start + 3 * step) return false;
  return [0, 1, 2].every((packet) => bytes[start + packet * step] === 0x47);
}

/** ID3v2 sizes are "synchsafe": seven bits a byte. Zero when there is no tag. */
function id3TagLength(bytes: Buffer): number {
  if (bytes.toString('latin1', 0, 3) !== 'ID3' || bytes.length < 10) return 0;
  return 10 + bytes.subarray(6, 10).reduce((size, byte) => size * 128 + (byte & 0x7f), 0);
}
