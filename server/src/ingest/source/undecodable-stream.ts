type Stream = {
  codec_type?: string;
  codec_name?: string;
  codec_tag_string?: string;
};

/** Common names of sample entries (ISO 14496-12, QuickTime) and of ffprobe codecs. */
const names: Record<string, string> = {
  'ac-4': 'Dolby AC-4',
  ac4: 'Dolby AC-4',
  mha1: 'MPEG-H 3D Audio',
  mha2: 'MPEG-H 3D Audio',
  mhm1: 'MPEG-H 3D Audio',
  mhm2: 'MPEG-H 3D Audio',
  mpegh_3d_audio: 'MPEG-H 3D Audio',
};

/** Names the kind of a stream that cannot be decoded. `undefined` if it can be. */
export function undecodableKind(
  { codec_name: name, codec_tag_string: tag = '' }: Stream,
  canDecode: (codec: string) => boolean,
): string | undefined {
  // The file's own statement counts more than the look of its bytes.
  if (names[tag]) return names[tag];
  if (name && canDecode(name)) return undefined;
  if (name) return names[name] ?? `of the kind "${name}"`;
  return /^\w[\w -]{3}$/.test(tag) ? `of the kind "${tag}"` : 'of a kind that is not known';
}

/** Sample entries of bought files that only the player of the shop opens. */
const shopTags = ['drms', 'drmi', 'drmt', 'aavd'];
const protectedTags = [...shopTags, 'encv', 'enca', 'enct', 'encs'];

/** Whether a stream or its first packets are marked as encrypted (ISO 23001-7, Matroska's ContentEncryption). */
export const isProtected = (
  streams: Stream[],
  packets: { side_data_list?: { side_data_type?: string }[] }[],
): boolean =>
  streams.some(({ codec_tag_string = '' }) => protectedTags.includes(codec_tag_string)) ||
  packets.some(({ side_data_list = [] }) =>
    side_data_list.some(({ side_data_type = '' }) => side_data_type === 'Encryption info'),
  );
