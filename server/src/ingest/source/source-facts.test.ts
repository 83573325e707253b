import { describe, expect, it } from 'vitest';
import { describeAudioTracks } from '../encoding/packaged-audio.ts';
import { readChapters } from '../../media/chapters.ts';
import { readFacts } from './source-facts.ts';

const picture = {
  index: 0,
  codec_type: 'video',
  codec_name: 'h264',
  width: 1920,
  height: 1080,
  avg_frame_rate: '25/1',
  r_frame_rate: '25/1',
};
const factsOf = (...streams: object[]) => readFacts({ streams, format: { duration: '10.5' } });

describe('readFacts', () => {
  it.each([
    { what: 'a plain picture', stream: {}, size: [1920, 1080] },
    { what: 'a quarter turn', stream: { side_data_list: [{ rotation: -90 }] }, size: [1080, 1920] },
    { what: 'a half turn', stream: { side_data_list: [{ rotation: 180 }] }, size: [1920, 1080] },
    { what: 'a turn of old files', stream: { tags: { rotate: '270' } }, size: [1080, 1920] },
    {
      what: 'wide pixels',
      stream: { width: 720, height: 576, sample_aspect_ratio: '64:45' },
      size: [1024, 576],
    },
    { what: 'unknown pixels', stream: { sample_aspect_ratio: '0:1' }, size: [1920, 1080] },
  ])('gives $what the size at which it is shown', ({ stream, size }) => {
    const { video } = factsOf({ ...picture, ...stream });
    expect([video?.width, video?.height]).toEqual(size);
  });

  it('tells an attached cover from a picture that moves', () => {
    const cover = { ...picture, codec_name: 'mjpeg', index: 1, disposition: { attached_pic: 1 } };
    expect(factsOf({ index: 0, codec_type: 'audio', codec_name: 'mp3', channels: 2 }, cover)).toMatchObject({
      coverIndex: 1,
    });
    expect(factsOf(cover).video).toBeUndefined();
    expect(factsOf(picture, cover).video?.index).toBe(0);
  });

  it('shortens languages and leaves unknown ones out', () => {
    const sound = (language: string) => ({
      index: 1,
      codec_type: 'audio',
      codec_name: 'aac',
      channels: 2,
      tags: { language },
    });
    const languages = factsOf(sound('eng'), sound('ger'), sound('und'), sound('not a language')).audio.map(
      (track) => track.languageCode,
    );
    expect(languages).toEqual(['en', 'de', undefined, undefined]);
  });

  it('takes captions that are text, and no pictures of text', () => {
    const captions = (codec_name: string) => ({ index: 2, codec_type: 'subtitle', codec_name });
    expect(
      factsOf(captions('subrip'), captions('hdmv_pgs_subtitle'), captions('mov_text')).subtitles,
    ).toHaveLength(2);
  });

  it('finds the length where the container does not say it', () => {
    const { durationInSeconds } = readFacts({
      streams: [{ ...picture, tags: { DURATION: '00:01:02.500000000' } }],
      format: {},
    });
    expect(durationInSeconds).toBe(62.5);
  });
});

describe('readChapters', () => {
  it('sorts them, limits them to the duration, and names the nameless', () => {
    const found = [
      { startTime: 5, endTime: 9, title: '' },
      { startTime: 0, endTime: 3, title: ' Begin ' },
      { startTime: 5, endTime: 6, title: 'again' },
      { startTime: 12, endTime: 13, title: 'after the end' },
    ];
    expect(readChapters(found, 10)).toEqual([
      { startTime: 0, endTime: 5, title: 'Begin' },
      { startTime: 5, endTime: 10, title: 'Chapter 2' },
    ]);
  });
});

describe('describeAudioTracks', () => {
  const track = (more: object = {}) => ({
    index: 1,
    channels: 2,
    kind: 1 as const,
    isDefault: false,
    ...more,
  });

  it('names every track, once each, with one default', () => {
    const tracks = [
      track({ languageCode: 'en' }),
      track({ languageCode: 'en', isDefault: true }),
      track({ languageCode: 'de', kind: 3 }),
      track(),
      track({ title: 'Jury' }),
    ];
    const described = describeAudioTracks(tracks);
    expect(described.map(({ name }) => name)).toEqual([
      'English',
      'English 2',
      'German (audio description)',
      'Original',
      'Jury',
    ]);
    expect(described.map(({ isDefault }) => isDefault)).toEqual([false, true, false, false, false]);
  });

  it('lets the labels given win', () => {
    expect(
      describeAudioTracks(
        [track({ languageCode: 'en' })],
        [{ kind: 2, languageCode: 'fr', name: 'Français' }],
      ),
    ).toEqual([{ kind: 2, languageCode: 'fr', name: 'Français', isDefault: true }]);
  });
});
