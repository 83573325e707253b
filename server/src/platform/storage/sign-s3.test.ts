import { expect, test } from 'vitest';
import { createS3Signer } from './sign-s3.ts';

// The examples of the documentation, “Authenticating Requests (AWS Signature Version 4)”.
const credentials = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
};
const signer = createS3Signer(credentials);
const now = new Date('2013-05-24T00:00:00Z');
const host = 'https://examplebucket.s3.amazonaws.com';

test.each([
  [
    'GET',
    '/test.txt',
    { range: 'bytes=0-9' },
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  ],
  ['GET', '/?lifecycle=', {}, 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543'],
  ['GET', '/?max-keys=2&prefix=J', {}, '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7'],
])('%s %s', async (method, path, headers, signature) => {
  const signed = await signer.request({ method, url: new URL(host + path), headers, content: '' }, now);
  expect(signed.get('authorization')).toContain(`Signature=${signature}`);
});

test('an object with headers of its own', async () => {
  const headers = {
    date: 'Fri, 24 May 2013 00:00:00 GMT',
    'x-amz-storage-class': 'REDUCED_REDUNDANCY',
  };
  const request = {
    method: 'PUT',
    url: new URL(`${host}/test%24file.text`),
    headers,
    content: 'Welcome to Amazon S3.',
  };
  expect((await signer.request(request, now)).get('authorization')).toContain(
    'SignedHeaders=date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class, Signature=98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  );
});

test('an address for a day', async () => {
  expect(await signer.address(new URL(`${host}/test.txt`), now, 86_400)).toContain(
    'X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
  );
});

test('the spaces of an address stay spaces for every store', async () => {
  const url = new URL(
    `${host}/it%27s%20a%2Bb.mp4?response-content-disposition=attachment%3B%20filename%3D%22a%2Bb%22`,
  );
  const address = await signer.address(url, now, 30);
  expect(address).toContain('/it%27s%20a%2Bb.mp4?');
  expect(address).toContain('attachment%3B%20filename%3D%22a%2Bb%22');
});
