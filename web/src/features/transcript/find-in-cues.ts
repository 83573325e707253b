import type { Cue } from '../../player/web-vtt.ts';

/** A text without accents and capital letters, as long as the one it stands for, so that places in it are places there. */
const folded = (text: string): string =>
  Array.from(text.normalize('NFC'), (letter) => {
    const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    return plain.length === letter.length
      ? plain
      : letter.toLowerCase().slice(0, letter.length).padEnd(letter.length);
  }).join('');

export type Piece = { text: string; isHit: boolean };

/** The text in pieces, what was looked for apart from the rest. */
export const pieces = (text: string, term: string): Piece[] => {
  const wanted = folded(term.trim());
  const whole = text.normalize('NFC');
  if (!wanted) return [{ text: whole, isHit: false }];
  const searched = folded(whole);
  const found: Piece[] = [];
  let at = 0;
  for (let hit = searched.indexOf(wanted); hit >= 0; hit = searched.indexOf(wanted, at)) {
    if (hit > at) found.push({ text: whole.slice(at, hit), isHit: false });
    at = hit + wanted.length;
    found.push({ text: whole.slice(hit, at), isHit: true });
  }
  if (at < whole.length) found.push({ text: whole.slice(at), isHit: false });
  return found;
};

/** Places of the cues in which a term is found. */
export const findInCues = (cues: readonly Cue[], term: string): number[] => {
  const wanted = folded(term.trim());
  return wanted
    ? cues.flatMap((cue, at) => (folded(cue.text.normalize('NFC')).includes(wanted) ? [at] : []))
    : [];
};
