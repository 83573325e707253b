import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { TOTP } from 'otpauth';

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** CBOR (RFC 8949) of the types that WebAuthn sends. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (major: number, size: number) =>
    size < 24
      ? Buffer.from([(major << 5) | size])
      : size < 256
        ? Buffer.from([(major << 5) | 24, size])
        : Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, each]) => [cbor(key), cbor(each as Buffer)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

/** Flags for the presence of the person, their verification by a finger or a PIN, and a new key (WebAuthn, 6.1). */
const flags = { present: 1, verified: 4, attested: 64 };

/** A passkey in software. It answers like `navigator.credentials`. */
export class Authenticator {
  readonly id = randomBytes(32);
  readonly origin: string;
  counter = 0;
  #key: KeyObject;
  #publicKey: Buffer;
  #userHandle = '';

  constructor(origin: string) {
    this.origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#key = privateKey;
    const point = (text: string) => Buffer.from(text, 'base64url');
    this.#publicKey = cbor(
      new Map<number, number | Buffer>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, point(x)],
        [-3, point(y)],
      ]),
    );
  }

  #client(type: string, challenge: string) {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  #data(rpId: string, extra: { isVerified?: boolean; attested?: Buffer } = {}) {
    const { isVerified = true, attested } = extra;
    const set = flags.present | (isVerified ? flags.verified : 0) | (attested ? flags.attested : 0);
    return Buffer.concat([
      sha256(rpId),
      Buffer.from([set]),
      uint32(this.counter),
      attested ?? Buffer.alloc(0),
    ]);
  }

  create(options: { challenge: string; rp: { id?: string }; user: { id: string } }) {
    this.#userHandle = options.user.id;
    const attested = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, this.id.length]),
      this.id,
      this.#publicKey,
    ]);
    const attestationObject = cbor(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', this.#data(options.rp.id ?? '', { attested })],
      ]),
    );
    return this.#answer({
      clientDataJSON: this.#client('webauthn.create', options.challenge).toString('base64url'),
      attestationObject: attestationObject.toString('base64url'),
      transports: ['internal'],
    });
  }

  get(options: { challenge: string; rpId?: string }, isVerified = true) {
    if (this.counter > 0) this.counter++;
    const clientData = this.#client('webauthn.get', options.challenge);
    const data = this.#data(options.rpId ?? '', { isVerified });
    const signature = createSign('sha256')
      .update(Buffer.concat([data, sha256(clientData)]))
      .sign(this.#key);
    return this.#answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
      userHandle: this.#userHandle,
    });
  }

  #answer(response: object) {
    const id = this.id.toString('base64url');
    return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });
  }
}

/** The code that an authenticator app shows for a secret at an instant. */
export const codeAt = (secret: string, at: Date): string =>
  new TOTP({ secret }).generate({ timestamp: at.getTime() });
