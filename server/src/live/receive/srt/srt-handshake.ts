/** Handshakes of SRT (draft-sharabayko-srt-01, section 3.2.1), as far as a caller tells in them who it is. */

const headBytes = 16;
const handshakeBytes = headBytes + 48;
/** The first 16 bits of a control packet of the type 0. */
const handshakeType = 0x8000;
const at = { version: 16, extensions: 22, kind: 36, socketId: 40, cookie: 44, destination: 12 } as const;
const induction = 1;
const conclusion = 0xff_ff_ff_ff;
const extension = { keyMaterial: 3, streamId: 5 } as const;
const versionOfAnswer = 5;
/** Says to a caller that it talks to SRT, and not to its forerunner UDT. */
const magic = 0x4a17;

/** Why a caller is refused, as a code: 1000 and the reason of libsrt. */
export const refusals = { encrypted: 1011, unauthorized: 2401, overloaded: 2402 } as const;

export const isHandshake = (packet: Buffer): boolean =>
  packet.length >= handshakeBytes && packet.readUInt16BE(0) === handshakeType;
export const isInduction = (packet: Buffer): boolean => packet.readUInt32BE(at.kind) === induction;
export const isConclusion = (packet: Buffer): boolean =>
  packet.readUInt32BE(at.kind) === conclusion && packet.readUInt32BE(at.version) === versionOfAnswer;
export const cookieOf = (packet: Buffer): number => packet.readUInt32BE(at.cookie);

/** Asks a caller to come back with this cookie: only who gets what is sent to its address can. */
export function answerInduction(packet: Buffer, cookie: number): Buffer {
  const answer = toCaller(packet);
  answer.writeUInt32BE(versionOfAnswer, at.version);
  answer.writeUInt32BE(magic, at.extensions - 2);
  answer.writeUInt32BE(cookie, at.cookie);
  return answer;
}

export function refuse(packet: Buffer, reason: number): Buffer {
  const answer = toCaller(packet);
  answer.writeUInt32BE(reason, at.kind);
  return answer;
}

/** The induction with which a caller of this conclusion has begun. */
export function inductionOf(packet: Buffer): Buffer {
  const first = Buffer.from(packet.subarray(0, handshakeBytes));
  first.writeUInt32BE(4, at.version);
  first.writeUInt32BE(2, at.extensions - 2);
  first.writeUInt32BE(induction, at.kind);
  first.writeUInt32BE(0, at.cookie);
  return first;
}

export function withCookie(packet: Buffer, cookie: number): Buffer {
  const same = Buffer.from(packet);
  same.writeUInt32BE(cookie, at.cookie);
  return same;
}

/** What a caller's conclusion says beside its numbers. */
export function readConclusion(packet: Buffer): { streamId: string; isEncrypted: boolean } {
  let streamId = '';
  let isEncrypted = false;
  for (let index = handshakeBytes; index + 4 <= packet.length;) {
    const type = packet.readUInt16BE(index);
    const body = packet.subarray(index + 4, index + 4 + packet.readUInt16BE(index + 2) * 4);
    index += 4 + packet.readUInt16BE(index + 2) * 4;
    if (index > packet.length) break;
    if (type === extension.keyMaterial) isEncrypted = true;
    if (type === extension.streamId) streamId = textOf(body);
  }
  return { streamId, isEncrypted };
}

/** The key in a stream id: the whole of it, or the resource of SRT's form `#!::r=<key>,m=publish`. */
export const keyOf = (streamId: string): string =>
  streamId.startsWith('#!::') ? (/(?:::|,)r=([^,]*)/.exec(streamId)?.[1] ?? '') : streamId;

/** Each four bytes of a text stand in reverse order. */
const textOf = (body: Buffer): string => Buffer.from(body).swap32().toString('latin1').replace(/\0+$/, '');

function toCaller(packet: Buffer): Buffer {
  const answer = Buffer.from(packet.subarray(0, handshakeBytes));
  answer.writeUInt32BE(packet.readUInt32BE(at.socketId), at.destination);
  return answer;
}
