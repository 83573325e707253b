import { describe, expect, it } from 'vitest';
import { findInCues, pieces } from './find-in-cues.ts';

const cue = (text: string) => ({ startTime: 0, endTime: 1, text });

describe('pieces', () => {
  it('marks every place, whatever its case and accents', () =>
    expect(pieces('A blade, two BLADES', 'blade')).toEqual([
      { text: 'A ', isHit: false },
      { text: 'blade', isHit: true },
      { text: ', two ', isHit: false },
      { text: 'BLADE', isHit: true },
      { text: 'S', isHit: false },
    ]));

  it('finds an accent without typing it and leaves the text as it is', () =>
    expect(pieces('Überblick', 'uber')).toEqual([
      { text: 'Über', isHit: true },
      { text: 'blick', isHit: false },
    ]));

  it('is one piece when nothing is looked for', () =>
    expect(pieces('All of it', '  ')).toEqual([{ text: 'All of it', isHit: false }]));

  it('keeps places right behind letters that grow when they are folded', () =>
    expect(pieces('İzmir blade', 'blade').filter((piece) => piece.isHit)).toEqual([
      { text: 'blade', isHit: true },
    ]));
});

it('finds the cues of a term', () => {
  expect(findInCues([cue('Nobody was out there'), cue('there it was'), cue('no')], 'THERE')).toEqual([0, 1]);
  expect(findInCues([cue('a')], '')).toEqual([]);
});
