import { because } from '@tv/contract/reasons/problem-reasons';
import { open } from 'node:fs/promises';
import { RefusedSource } from './refused-source.ts';
import type { SourceFormat } from './sniff-format.ts';

export const encrypted = because('files.encrypted');

/** The error sentence for a picture or sound without a decoder. */
export const cannotDecode = (what: 'picture' | 'sound', kind: string) =>
  because(what === 'picture' ? 'files.undecodablePicture' : 'files.undecodableSound', { kind });

const headLength = 1024 * 1024;
const packetLength = 188;

/** Throws RefusedSource for protected formats that only the first bytes of the file tell. */
export async function refuseProtected(file: string, format: SourceFormat | undefined): Promise<void> {
  await using source = await open(file, 'r');
  const bytes = Buffer.alloc(headLength);
  const { bytesRead } = await source.read(bytes, 0, headLength, 0);
  const head = bytes.subarray(0, bytesRead);
  if (format === undefined && head[0] === 0xac && (head[1] === 0x40 || head[1] === 0x41))
    throw new RefusedSource(cannotDecode('sound', 'Dolby AC-4'));
  if (format === 'asf' && asfEncryption.some((id) => head.includes(id))) throw new RefusedSource(encrypted);
  if (format === 'mpegts' && isScrambled(head)) throw new RefusedSource(encrypted);
}

/** Ids of the header objects of encrypted ASF files (content encryption: plain, extended, advanced). */
const asfEncryption = [
  'fbb3112223bdd211b4b700a0c955fc6e',
  '14e68a292226174cb935dae07ee9289c',
  '338505438169e6499b74ad12cb86d58c',
].map((id) => Buffer.from(id, 'hex'));

/** Whether at least a tenth of the packets are scrambled (transport_scrambling_control, ISO 13818-1, section 2.4.3.2). */
function isScrambled(head: Buffer): boolean {
  const start = head[0] === 0x47 ? 0 : 4;
  let packets = 0;
  let scrambled = 0;
  for (let at = start; at + 4 <= head.length; at += packetLength + start) {
    packets++;
    if (head[at] === 0x47 && (head[at + 3]! & 0xc0) !== 0) scrambled++;
  }
  return scrambled > packets / 10;
}
