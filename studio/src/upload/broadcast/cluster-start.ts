const cluster = [0x1f, 0x43, 0xb6, 0x75];
const timecode = 0xe7;
const moof = [0x6d, 0x6f, 0x6f, 0x66];

/**
 * Where the first cluster of WebM, or the first fragment of MP4, begins in bytes of a recording: a reader can begin there. `undefined`:
 * there is none, or it is not whole enough to be known.
 */
export function clusterStart(bytes: Uint8Array, isMp4: boolean): number | undefined {
  const wanted = isMp4 ? moof : cluster;
  for (let at = isMp4 ? 4 : 0; at + (isMp4 ? 4 : 13) <= bytes.length; at++) {
    if (!wanted.every((byte, index) => bytes[at + index] === byte)) continue;
    if (isMp4) return at - 4;
    // Its length, of one to eight bytes, then its time: these bytes are in no picture together.
    const lengthBytes = Math.clz32(bytes[at + 4]!) - 23;
    if (lengthBytes <= 8 && bytes[at + 4 + lengthBytes] === timecode) return at;
  }
  return undefined;
}
