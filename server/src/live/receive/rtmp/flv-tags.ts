/** Tags of FLV (Adobe Flash Video 10.1, annex E), whose bodies are the messages of RTMP. */
export const tagType = { sound: 8, picture: 9, data: 18 } as const;

const codecNames: Record<number, string> = {
  2: 'Sorenson H.263',
  4: 'VP6',
  5: 'VP6',
  7: 'H.264',
  12: 'HEVC',
};
const soundNames: Record<number, string> = { 2: 'MP3', 10: 'AAC', 11: 'Speex', 14: 'MP3' };
/** The four letters of Enhanced RTMP. */
const letters: Record<string, string> = {
  ...{ avc1: 'H.264', hvc1: 'HEVC', av01: 'AV1', vp08: 'VP8', vp09: 'VP9' },
  ...{ mp4a: 'AAC', Opus: 'Opus', fLaC: 'FLAC', '.mp3': 'MP3', 'ac-3': 'AC-3', 'ec-3': 'E-AC-3' },
};

export type TagFacts = { codec: string; isKeyFrame: boolean; isSettings: boolean };

/** What a body of pictures or sound is. `undefined`: an empty one. The mark at the end of a stream looks like a key frame and is none. */
export function readTag(type: number, body: Buffer): TagFacts | undefined {
  if (body.length < 2) return undefined;
  return type === tagType.picture ? pictureFacts(body) : soundFacts(body);
}

function pictureFacts(body: Buffer): TagFacts {
  const first = body[0]!;
  const isKeyFrame = ((first >> 4) & 7) === 1;
  if (first & 0x80) {
    const packetType = first & 15;
    return {
      codec: byLetters(body),
      isKeyFrame: isKeyFrame && (packetType === 1 || packetType === 3),
      isSettings: packetType === 0,
    };
  }
  const codec = first & 15;
  const hasPackets = codec === 7 || codec === 12;
  const isFrame = !hasPackets || body[1] === 1;
  return {
    codec: codecNames[codec] ?? `number ${codec}`,
    isKeyFrame: isKeyFrame && isFrame,
    isSettings: hasPackets && body[1] === 0,
  };
}

function soundFacts(body: Buffer): TagFacts {
  const codec = body[0]! >> 4;
  if (codec === 9) return { codec: byLetters(body), isKeyFrame: false, isSettings: (body[0]! & 15) === 0 };
  const isSettings = codec === 10 && body[1] === 0;
  return { codec: soundNames[codec] ?? `number ${codec}`, isKeyFrame: false, isSettings };
}

function byLetters(body: Buffer): string {
  const name = body.toString('latin1', 1, 5);
  return letters[name] ?? `“${name.replace(/[^\w.-]/g, '?')}”`;
}

/** The head of a file that holds these kinds of streams. */
export function fileHead(has: { picture: boolean; sound: boolean }): Buffer {
  const flags = (has.sound ? 4 : 0) | (has.picture ? 1 : 0);
  return Buffer.from([0x46, 0x4c, 0x56, 1, flags, 0, 0, 0, 9, 0, 0, 0, 0]);
}

export function writeTag(type: number, milliseconds: number, body: Buffer): Buffer {
  const tag = Buffer.alloc(11 + body.length + 4);
  tag[0] = type;
  tag.writeUIntBE(body.length, 1, 3);
  tag.writeUIntBE(milliseconds & 0xffffff, 4, 3);
  tag[7] = (milliseconds >>> 24) & 0xff;
  body.copy(tag, 11);
  tag.writeUInt32BE(11 + body.length, 11 + body.length);
  return tag;
}
