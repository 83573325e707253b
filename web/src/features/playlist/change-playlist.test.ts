import { expect, it } from 'vitest';
import { movedCounts } from './change-playlist.ts';
import { playlistStateOf } from './states.ts';

const overview = { pending: 2, watching: 1, watched: 0 };

it('removing lowers one count, moving lowers one and raises another', () => {
  expect(movedCounts(overview, 0, undefined)).toEqual({ pending: 1, watching: 1, watched: 0 });
  expect(movedCounts(overview, 1, 2)).toEqual({ pending: 2, watching: 0, watched: 1 });
});

it('no count falls below nothing', () => {
  expect(movedCounts(overview, 2, undefined)).toEqual(overview);
});

it('an unknown state in the address is the pending one', () => {
  expect(playlistStateOf('watched').status).toBe(2);
  expect(playlistStateOf('WATCHED').status).toBe(0);
  expect(playlistStateOf(null).status).toBe(0);
});
