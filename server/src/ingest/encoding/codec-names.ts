/**
 * RFC 6381 names of the codecs in an MP4 initialization segment, read from the decoder configurations in it:
 * `avcC` (ISO 14496-15) gives profile, constraints and level, `esds` (ISO 14496-1) the object type of AAC.
 */
export function codecName(initialization: Buffer): string {
  const avc = initialization.indexOf('avcC');
  if (avc >= 0) return `avc1.${initialization.toString('hex', avc + 5, avc + 8)}`;
  const esds = initialization.indexOf('esds');
  if (esds >= 0) return aacName(initialization.subarray(esds + 8));
  throw new Error('The initialization segment holds neither H.264 nor AAC.');
}

// Nested descriptors: ES (3) contains DecoderConfig (4), which contains DecoderSpecificInfo (5).
function aacName(descriptors: Buffer): string {
  const es = enter(descriptors, 3);
  const flags = es[2]!;
  const optional = (flags & 0x80 ? 2 : 0) + (flags & 0x40 ? 1 + es[3]! : 0) + (flags & 0x20 ? 2 : 0);
  const config = enter(es.subarray(3 + optional), 4);
  const objectType = config[0]!.toString(16);
  const specific = enter(config.subarray(13), 5);
  const short = specific[0]! >> 3;
  const audioObjectType = short === 31 ? 32 + (((specific[0]! & 7) << 3) | (specific[1]! >> 5)) : short;
  return `mp4a.${objectType}.${audioObjectType}`;
}

function enter(bytes: Buffer, tag: number): Buffer {
  if (bytes[0] !== tag) throw new Error(`The AAC configuration lacks descriptor ${tag}.`);
  let position = 1;
  while ((bytes[position++] ?? 0) & 0x80);
  return bytes.subarray(position);
}
