/** What a recording is written as. `mimeType` is what the browser is asked for. */
export type RecordedFormat = { mimeType: string; ending: 'webm' | 'mp4' | 'ogg' };

/**
 * The formats of pictures, the better first: what is written in pieces that can each be read, so that a broken off recording plays.
 * Browsers that write both write WebM more steadily. Safari writes MP4 alone.
 */
const pictureFormats: readonly RecordedFormat[] = [
  { mimeType: 'video/webm;codecs=vp9,opus', ending: 'webm' },
  { mimeType: 'video/webm;codecs=vp8,opus', ending: 'webm' },
  { mimeType: 'video/webm', ending: 'webm' },
  { mimeType: 'video/mp4;codecs=avc1.640028,mp4a.40.2', ending: 'mp4' },
  { mimeType: 'video/mp4', ending: 'mp4' },
];

const soundFormats: readonly RecordedFormat[] = [
  { mimeType: 'audio/webm;codecs=opus', ending: 'webm' },
  { mimeType: 'audio/mp4;codecs=mp4a.40.2', ending: 'mp4' },
  { mimeType: 'audio/ogg;codecs=opus', ending: 'ogg' },
  { mimeType: 'audio/mp4', ending: 'mp4' },
];

/** VP9 takes about twice the work of VP8. Computers with so few cores get VP8. */
const fewCores = 4;

/** The best format that the browser writes. `undefined`: it writes none. */
export function chooseFormat(
  { hasPicture, cores }: { hasPicture: boolean; cores: number },
  isSupported: (mimeType: string) => boolean,
): RecordedFormat | undefined {
  const formats = hasPicture ? pictureFormats : soundFormats;
  const affordable = cores > fewCores ? formats : formats.filter(({ mimeType }) => !mimeType.includes('vp9'));
  return affordable.find(({ mimeType }) => isSupported(mimeType));
}

/** Bits a second, for pictures of people and of screens. */
export const pictureBits = 4_000_000;
export const soundBits = 128_000;
