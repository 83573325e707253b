import { createECDH } from 'node:crypto';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { byWebPush, type Push } from './deliver-push.ts';
import { aDevice, localAddresses, startPushReceiver } from './test-push-receiver.ts';
import { newVapidKeys } from './vapid.ts';

let receiver: Awaited<ReturnType<typeof startPushReceiver>>;
beforeAll(async () => {
  receiver = await startPushReceiver();
});
afterAll(() => receiver.close());
beforeEach(() => void receiver.received.splice(0));

const keys = newVapidKeys();
const deliver = byWebPush(keys, 'https://tv.example', localAddresses);
const push = (device: { p256dh: string; auth: string }, title = 'Größer → 100 %'): Push => ({
  endpoint: `${receiver.origin}/send/a`,
  ...device,
  content: { title, body: 'It is there.', path: '/watch/1', tag: 'one', lang: 'en', dir: 'ltr' },
});

test('the device of these tests reads the example of RFC 8291, section 5', () => {
  const device = aDevice({
    privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  });
  const body = Buffer.from(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    'base64url',
  );
  expect(device.read({ body })).toBe('When I grow up, I want to be a watermelon');
});

test('a message is what the device reads, and its length tells nothing', async () => {
  const device = aDevice();
  for (const title of ['Größer → 100 %', 'A title that is longer than the one before it'])
    expect(await deliver(push(device.keys, title))).toEqual({ kind: 'taken' });
  const [one, other] = receiver.received;
  expect(JSON.parse(device.read(one!))).toMatchObject({ title: 'Größer → 100 %', tag: 'one' });
  expect(one!.body.length).toBe(other!.body.length);
  expect(one!.body.length).toBeLessThanOrEqual(4096);
  expect(one!.body.subarray(0, 16)).not.toEqual(other!.body.subarray(0, 16));
  const [, token] = /^vapid t=([^,]+), k=/.exec(one!.headers.authorization ?? '') ?? [];
  const { aud, exp, sub } = decodeJwt(token!);
  expect([aud, sub]).toEqual([receiver.origin, 'https://tv.example']);
  // RFC 8292, section 2: at most a day.
  expect(exp! - Date.now() / 1000).toBeLessThan(86_400);
});

test('a text that is too long for a push service is refused, and the device stays', async () => {
  expect(await deliver(push(aDevice().keys, 'x'.repeat(4000)))).toEqual({
    kind: 'refused',
    reason: 'too long',
  });
  const { length } = JSON.stringify(push(aDevice().keys, '').content);
  expect(await deliver(push(aDevice().keys, 'x'.repeat(3993 - length)))).toEqual({ kind: 'taken' });
});

test.each([
  ['is no point of the curve', Buffer.concat([Buffer.of(4), Buffer.alloc(64, 1)]).toString('base64url')],
  ['is short', 'BCVxsr7N'],
])('a device whose key %s is gone', async (_name, p256dh) => {
  expect(await deliver(push({ ...aDevice().keys, p256dh }))).toEqual({ kind: 'gone' });
  expect(receiver.received).toEqual([]);
});

test('new keys are a pair of P-256, of one length', () => {
  for (let time = 0; time < 300; time++) {
    const { publicKey, privateKey } = newVapidKeys();
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(privateKey, 'base64url');
    expect([pair.getPublicKey('base64url'), privateKey.length]).toEqual([publicKey, 43]);
  }
});
