import { expect, test } from 'vitest';
import { callAddress, mediaFileAddress } from './call-address.ts';

test('a call has its address below the base, with its query', () => {
  const id = '00000000-0000-4000-8000-000000000001';
  expect(callAddress('GET /Feeds/Artwork.jpg')).toBe('/api/Feeds/Artwork.jpg');
  expect(
    callAddress('GET /Feeds/Media/:id/:file', { params: { id, file: 'a b.vtt' }, query: { token: '+' } }),
  ).toBe(`/api/Feeds/Media/${id}/a%20b.vtt?token=%2B`);
});

test('the address of a media file is the address of its call', () => {
  const params = { id: '00000000-0000-4000-8000-000000000001', version: 7, file: 'seek previews.vtt' };
  expect(mediaFileAddress(params.id, params.version, params.file)).toBe(
    callAddress('GET /media/:id/:version/:file', { params }),
  );
});
