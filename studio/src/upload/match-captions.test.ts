import { expect, test } from 'vitest';
import { matchCaptions } from './match-captions.ts';

const file = (name: string, folder = '', type = '') => {
  const made = new File(['x'], name, { type });
  Object.defineProperty(made, 'webkitRelativePath', { value: folder && `${folder}/${name}` });
  return made;
};

test('captions belong to the file of their name, in the same folder', () => {
  const [talk, english, swiss, elsewhere, spanish] = [
    file('talk.mp4', 'a'),
    file('talk.en.vtt', 'a'),
    file('talk.de-CH.srt', 'a'),
    file('talk.fr.vtt', 'b'),
    file('talk.es.SBV', 'a'),
  ] as const;
  const { media, others } = matchCaptions([english, talk, swiss, elsewhere, spanish]);
  expect(media).toEqual([
    {
      file: talk,
      captions: [
        { languageCode: 'en', file: english },
        { languageCode: 'de-CH', file: swiss },
        { languageCode: 'es', file: spanish },
      ],
    },
  ]);
  expect(others).toEqual([elsewhere]);
});

test('video and sound are known by their ending or by their type, and nothing else is taken', () => {
  const files = [
    file('a.MOV'),
    file('b', '', 'audio/ogg'),
    file('c.pdf', '', 'application/pdf'),
    file('mp4'),
    file('.mp3'),
  ];
  const { media, others } = matchCaptions(files);
  expect(media.map(({ file: { name } }) => name)).toEqual(['a.MOV', 'b', '.mp3']);
  expect(others.map(({ name }) => name)).toEqual(['c.pdf', 'mp4']);
});
