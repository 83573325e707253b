import { expect, test } from 'vitest';
import { filesIn, readInWords } from '../test-files.ts';

const id = '183f0bf3a0982a127bdb8161e0c44eb696b3e75c-1554230749920';
const metadata = (more: { format?: string; start?: string; meta?: string } = {}) => `<recording><id>${id}</id>
  <state>published</state><published>true</published><start_time>${more.start ?? '1554230749920'}</start_time>
  <end_time>1554230869920</end_time><participants>2</participants><meeting id="x" externalId="y" name="Room"/>
  <meta>${more.meta ?? '<meetingName>Demo meeting</meetingName><bbb-context>Physics</bbb-context>'}</meta>
  <playback><format>${more.format ?? 'presentation'}</format>
  <link>https://bbb.example/playback/${more.format ?? 'presentation'}/2.3/${id}</link><duration>90000</duration></playback></recording>`;
const slide = (number: number, times: string, presentation = 'pres-1') =>
  `<image class="slide" ${times} xlink:href="presentation/${presentation}/slide-${number}.png"/>`;
const shapes = `<?xml version="1.0"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">
${slide(1, 'in="0.0" out="10.5"')}<g class="canvas"><g>${slide(2, 'in="10.5" out="11.0"')}</g></g>
${slide(3, 'in="11.0 40.0" out="30.0 50.0"')}<image class="slide" in="30.0" out="40.0" xlink:href="presentation/deskshare.png"/></svg>`;
const texts = JSON.stringify({ 'pres-1': { 'slide-1': '\n  Welcome \nto all', 'slide-3': '' } });
const at = `presentation/${id}`;
const presentation = {
  [`${at}/metadata.xml`]: metadata(),
  [`${at}/shapes.svg`]: shapes,
  [`${at}/presentation_text.json`]: texts,
  [`${at}/slides_new.xml`]: '<popcorn/>',
  [`${at}/captions.json`]: '[{"locale":"de","localeName":"Deutsch"}]',
  [`${at}/caption_de.vtt`]: 'WEBVTT',
  [`${at}/video/webcams.webm`]: 'film',
};
const chapters = [
  { startSeconds: 0, title: 'Welcome' },
  { startSeconds: 11, title: 'Slide 3' },
  { startSeconds: 40, title: 'Slide 3' },
];

test('cameras, with slides as chapters', async () => {
  const { instance, items, problems } = await readInWords('bigbluebutton', { files: filesIn(presentation) });
  expect(problems).toEqual([]);
  expect(instance).toBe('bbb.example');
  expect(items).toMatchObject([
    {
      sourceId: id,
      title: 'Demo meeting',
      categories: ['Physics'],
      createdAt: '2019-04-02T18:45:49.920Z',
      durationSeconds: 90,
      media: { path: `${at}/video/webcams.webm` },
      chapters,
      captions: [{ languageCode: 'de', name: 'Deutsch', file: { path: `${at}/caption_de.vtt` } }],
      oldAddresses: [`https://bbb.example/playback/presentation/2.3/${id}`],
      notes: ['Its chat is left out.', 'Its slides are chapters. They are not in the picture.'],
    },
  ]);
});

test('the screen is an item of its own, as it has no sound', async () => {
  const { items } = await readInWords('bigbluebutton', {
    files: filesIn({ ...presentation, [`${at}/deskshare/deskshare.mp4`]: 'film' }),
  });
  expect(items).toMatchObject([
    { sourceId: id, media: { path: `${at}/video/webcams.webm` } },
    {
      sourceId: `${id}/screen`,
      title: 'Demo meeting (screen)',
      media: { path: `${at}/deskshare/deskshare.mp4` },
      chapters,
      captions: [],
      notes: [expect.stringContaining('without sound')],
    },
  ]);
});

test('the video format is preferred, and completed by the presentation', async () => {
  const { items } = await readInWords('bigbluebutton', {
    files: filesIn({
      ...presentation,
      [`${at}/deskshare/deskshare.mp4`]: 'film',
      [`video/${id}/metadata.xml`]: metadata({ format: 'video' }),
      [`video/${id}/video-0.m4v`]: 'film',
    }),
  });
  expect(items).toHaveLength(1);
  expect(items[0]).toMatchObject({
    media: { path: `video/${id}/video-0.m4v` },
    chapters,
    oldAddresses: [expect.stringContaining('/presentation/'), expect.stringContaining('/video/')],
    notes: ['Its chat is left out.'],
  });
});

test('sound alone, at the top of the folder, with words of Moodle', async () => {
  const meta =
    '<bbb-recording-name>Seminar</bbb-recording-name><bbb-recording-tags>a, b</bbb-recording-tags>';
  const { items } = await readInWords('bigbluebutton', {
    files: filesIn({
      'metadata.xml': metadata({ meta, start: '9e99' }).replace('<published>true', '<published>false'),
      'audio/audio.ogg': 'sound',
      'notes/notes.pdf': 'pdf',
    }),
  });
  expect(items).toMatchObject([
    {
      title: 'Seminar',
      tags: ['a', 'b'],
      media: { path: 'audio/audio.ogg' },
      attachments: [{ name: 'notes.pdf' }],
      notes: ['It was not published there.'],
    },
  ]);
  expect(items[0]).not.toHaveProperty('createdAt');
});

test('what is broken is named, and the recording comes without it', async () => {
  const { items, problems } = await readInWords('bigbluebutton', {
    files: filesIn({
      ...presentation,
      [`${at}/shapes.svg`]: '<!DOCTYPE svg [<!ENTITY a "b">]><svg/>',
      [`${at}/captions.json`]: '[',
      'raw/metadata.xml': '<recording>\n<id>',
    }),
  });
  expect(items).toMatchObject([{ chapters: [], captions: [{ languageCode: 'de' }] }]);
  expect(problems.map(({ where }) => where)).toEqual([
    'raw/metadata.xml',
    `${at}/shapes.svg`,
    `${at}/captions.json`,
  ]);
  expect(problems[0]!.message).toContain('line 2');
  await expect(readInWords('bigbluebutton', { files: filesIn({ 'a.mp4': '' }) })).rejects.toThrow(
    'no metadata.xml',
  );
});
