import { expect, test } from 'vitest';
import { aPackage } from '../test-builders.ts';
import { captionFile, captionPlaylist } from './caption-playlists.ts';
import { multivariantPlaylist, previewsWithToken, withToken } from './playlists.ts';

const sound = {
  playlist: 'audio-1.m3u8',
  kind: 1,
  languageCode: 'en',
  name: 'English "original"',
  isDefault: true,
  channels: 2,
  bandwidth: 64_000.5,
  averageBandwidth: 60_000,
  codecs: 'mp4a.40.2',
  sizeInBytes: 1,
} as const;
const picture = {
  playlist: 'video-360.m3u8',
  width: 640,
  height: 360,
  frameRate: 25,
  bandwidth: 300_000,
  averageBandwidth: 250_000,
  codecs: 'avc1.64001e',
  sizeInBytes: 1,
};

test('a video lists each rendition with the sound beside it, and the token on every address', () => {
  const text = multivariantPlaylist(aPackage({ renditions: [picture], audioTracks: [sound] }), [], 'a b');
  expect(text).toContain(
    '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="English \'original\'",LANGUAGE="en",DEFAULT=YES',
  );
  expect(text).toContain('URI="audio-1.m3u8?jwt=a%20b"');
  expect(text).toContain(
    '#EXT-X-STREAM-INF:BANDWIDTH=364001,AVERAGE-BANDWIDTH=310000,CODECS="avc1.64001e,mp4a.40.2",RESOLUTION=640x360,FRAME-RATE=25.000,AUDIO="sound"\nvideo-360.m3u8?jwt=a%20b\n',
  );
});

test('without sound there is no group to name', () => {
  const text = multivariantPlaylist(aPackage({ renditions: [picture] }), [], 'public');
  expect(text).not.toContain('AUDIO');
  expect(text).toContain('CODECS="avc1.64001e"');
});

test('audio alone is a variant of its own', () => {
  const text = multivariantPlaylist(aPackage({ mediaType: 0, audioTracks: [sound] }), [], 'public');
  expect(text).toContain(
    '#EXT-X-STREAM-INF:BANDWIDTH=64001,CODECS="mp4a.40.2",AUDIO="sound"\naudio-1.m3u8?jwt=public\n',
  );
});

test('a media playlist carries the token on', () => {
  const text = withToken('#EXTM3U\n#EXT-X-MAP:URI="v.mp4",BYTERANGE="838@0"\n#EXTINF:4,\nv.mp4\n', 't&t');
  expect(text).toBe(
    '#EXTM3U\n#EXT-X-MAP:URI="v.mp4?jwt=t%26t",BYTERANGE="838@0"\n#EXTINF:4,\nv.mp4?jwt=t%26t\n',
  );
});

test('seek previews carry the token on', () => {
  const text = 'WEBVTT\n\n00:00.000 --> 00:05.000\nseek-previews.webp#xywh=0,0,160,90\n';
  expect(previewsWithToken(text, 't')).toContain('\nseek-previews.webp?jwt=t#xywh=0,0,160,90\n');
});

test('captions are renditions with names of their own, those for the hard of hearing marked', () => {
  const id = '00000000-0000-4000-8000-000000000001';
  const track = { id, language_code: 'en', language_name: 'English', kind: 0 };
  const captions = [track, { ...track, kind: 1 }];
  const text = multivariantPlaylist(
    aPackage({ renditions: [picture], audioTracks: [sound] }),
    captions,
    'a b',
  );
  const lines = text.split('\n').filter((line) => line.includes('TYPE=SUBTITLES'));
  expect(lines).toEqual([
    `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="captions",NAME="English",LANGUAGE="en",DEFAULT=NO,AUTOSELECT=YES,FORCED=NO,URI="captions-${id}.m3u8?jwt=a%20b"`,
    expect.stringMatching(
      /NAME="English 2",.*CHARACTERISTICS="public\.accessibility\.transcribes-spoken-dialog,/,
    ),
  ]);
  expect(text).toContain('AUDIO="sound",SUBTITLES="captions"\nvideo-360.m3u8');
  const heard = multivariantPlaylist(aPackage({ mediaType: 0, audioTracks: [sound] }), captions, 'public');
  expect(heard).toContain('AUDIO="sound",SUBTITLES="captions"\naudio-1.m3u8');
});

test('a rendition of captions has segments over the whole length', () => {
  const id = '00000000-0000-4000-8000-000000000001';
  const text = captionPlaylist(id, 65.5, 30, 't&t');
  expect(text).toContain('#EXT-X-TARGETDURATION:30\n');
  expect(text.match(/#EXTINF:[\d.]+/g)).toEqual(['#EXTINF:30.000', '#EXTINF:30.000', '#EXTINF:5.500']);
  expect(text).toContain(`\ncaptions-${id}-2.vtt?jwt=t%26t\n#EXT-X-ENDLIST\n`);
  expect(captionFile(`captions-${id}-2.vtt`)).toEqual({ subtitleId: id, segment: 2 });
  expect(captionFile(`captions-${id}.m3u8`)).toEqual({ subtitleId: id });
  expect(captionFile('video-360.m3u8')).toBeUndefined();
});
