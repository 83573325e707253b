import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AddressPolicy } from '../platform/http/public-address.ts';

export type Received = { path: string; headers: IncomingHttpHeaders; body: Buffer };

/** Lets a test write to its own machine. */
export const localAddresses: AddressPolicy = { allows: () => true, protocols: ['http:'] };

/** A push service that stores what it gets, and answers what the test wants, by path. */
export async function startPushReceiver() {
  const received: Received[] = [];
  const answers = new Map<string, { status: number; headers?: Record<string, string> } | 'silence'>();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const path = request.url ?? '';
      received.push({ path, headers: request.headers, body: Buffer.concat(parts) });
      const answer = answers.get(path) ?? { status: 201 };
      if (answer === 'silence') request.socket.destroy();
      else response.writeHead(answer.status, answer.headers).end('what no one reads');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    received,
    answer: (path: string, status: number, headers: Record<string, string> = {}) =>
      void answers.set(path, { status, headers }),
    beSilent: (path: string) => void answers.set(path, 'silence'),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** A browser's side of a subscription: its keys, and what it reads with them. */
export function aDevice(known?: { privateKey: string; auth: string }) {
  const ecdh = createECDH('prime256v1');
  if (known) ecdh.setPrivateKey(known.privateKey, 'base64url');
  else ecdh.generateKeys();
  const publicKey = ecdh.getPublicKey();
  const auth = known ? Buffer.from(known.auth, 'base64url') : randomBytes(16);
  return {
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    /** RFC 8291, section 3.4, over the one record of RFC 8188. */
    read({ body }: Pick<Received, 'body'>): string {
      const salt = body.subarray(0, 16);
      const senderLength = body[20]!;
      const sender = body.subarray(21, 21 + senderLength);
      const derive = (key: Buffer, salt: Buffer, info: string | Buffer, length: number) =>
        Buffer.from(hkdfSync('sha256', key, salt, info, length));
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
      const secret = derive(ecdh.computeSecret(sender), auth, info, 32);
      const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
      const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
      const sealed = body.subarray(21 + senderLength);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
    },
  };
}
