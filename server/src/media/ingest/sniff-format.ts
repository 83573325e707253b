import { open } from 'node:fs/promises';
import { RefusedSource } from './refused-source.ts';

/** Names of ffmpeg demuxers that read one self-contained file; none of them opens another address. */
export type SourceFormat =
  | 'mov'
  | 'matroska'
  | 'avi'
  | 'wav'
  | 'mp3'
  | 'aac'
  | 'flac'
  | 'ogg'
  | 'aiff'
  | 'mpegts'
  | 'mpeg'
  | 'asf'
  | 'flv'
  | 'mxf'
  | 'caf'
  | 'amr';

const headLength = 4096;

const refusal =
  'This is no video or sound file that can be read. Bring in MP4, MOV, MKV, WebM, AVI, MPEG, MP3, M4A, FLAC, OGG or WAV.';

/** The demuxer is chosen by the first bytes and then forced, so that no playlist or script is ever opened as media. */
export async function sniffFormat(file: string): Promise<SourceFormat> {
  await using source = await open(file, 'r');
  const head = Buffer.alloc(headLength);
  const { bytesRead } = await source.read(head, 0, headLength, 0);
  if (bytesRead === 0) throw new RefusedSource('The file is empty. Bring in the whole file.');
  const bytes = head.subarray(0, bytesRead);
  const afterTag = id3TagLength(bytes);
  const format = formatOfBytes(bytes) ?? (afterTag > 0 ? await formatAfterTag(afterTag) : undefined);
  if (!format) throw new RefusedSource(refusal);
  return format;

  // FLAC and ADTS files may start with an ID3 tag too; pictures in it make it longer than the head.
  async function formatAfterTag(position: number): Promise<SourceFormat> {
    const next = Buffer.alloc(16);
    await source.read(next, 0, 16, position);
    const found = formatOfBytes(next);
    return found === 'flac' || found === 'aac' ? found : 'mp3';
  }
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
