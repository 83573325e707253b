import { expect, test } from 'vitest';
import { encoderAddresses } from './encoder-addresses.ts';

test('a way without a port has no address', () => {
  const publicUrl = 'https://tv.example:8443';
  expect(
    encoderAddresses({ publicUrl, rtmpPort: undefined, srtPort: undefined, receivesStreams: false }),
  ).toEqual({});
  expect(encoderAddresses({ publicUrl, rtmpPort: 1935, srtPort: 9000, receivesStreams: false })).toEqual({
    rtmp: 'rtmp://tv.example:1935/live',
    srt: 'srt://tv.example:9000',
    webSocket: 'wss://tv.example:8443/api/LiveStreams',
  });
});
