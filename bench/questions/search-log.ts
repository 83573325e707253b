import { callAddress as address } from '@tv/server/platform/http/call-address';
import { many } from './checks.ts';
import { drawFrom, draws } from '../draws.ts';
import type { Question } from '../measure.ts';
import { anItem } from '../library/seed-items.ts';
import { commonWords, someSpeaker } from '../library/words.ts';

/** Terms that people search for again and again: the words of the day. */
const heads = 30;
/** Of searches: for one of these. */
const shareOfHeads = 0.3;
/** Of the others: for a person, and with a typing error. */
const shareOfPeople = 0.15;
const shareOfErrors = 0.05;
/** Of letters from the second on: typing rests long enough there, so that suggestions are asked for. */
const shareOfRests = 0.35;
/** Of searches: the next page is asked for, too. */
const shareOfNextPages = 0.15;
/** Words that nobody searches for, as they are in so many titles. */
const tooCommon = new Set(commonWords.slice(0, 20));
const pageSize = 15;
const visits = 40_000;

/**
 * What people ask who search: few terms again and again, most of them seldom. Each turn is a visit: suggestions as the term is typed, then
 * its page. Terms are of the titles of the first `items` items, and people who speak.
 */
export function searchLog(items: number, bearers: readonly string[]): Question[][] {
  const draw = draws(23);
  const oftenSearched = Array.from({ length: heads }, () => wordsOfTitle(draw, items));
  return Array.from({ length: visits }, () => {
    const headers = { authorization: drawFrom(draw, bearers) };
    const ask = (path: string): Question => ({ path, headers, check: many([0, pageSize]) });
    // The first of them are searched for most: Zipf's law.
    const isHead = draw() < shareOfHeads;
    const term = isHead ? oftenSearched[Math.floor(heads ** draw()) - 1]! : seldomSearched(draw, items);
    const page = (pageIndex: number) =>
      ask(address('GET /MediaContents', { query: { searchTerm: term, pageIndex, pageSize } }));
    return [
      ...restsIn(draw, term).map((searchTerm) =>
        ask(address('GET /MediaContents/Suggestions', { query: { searchTerm } })),
      ),
      page(1),
      ...(draw() < shareOfNextPages ? [page(2)] : []),
    ];
  });
}

function seldomSearched(draw: () => number, items: number): string {
  if (draw() < shareOfPeople) return someSpeaker(draw).toLowerCase();
  const term = wordsOfTitle(draw, items);
  if (draw() >= shareOfErrors) return term;
  const at = 1 + Math.floor(draw() * (term.length - 2));
  return `${term.slice(0, at)}${term.slice(at + 1)}`;
}

/** One to three words of a title, one behind the other. */
function wordsOfTitle(draw: () => number, items: number): string {
  const { title } = anItem(Math.floor(draw() * items)).item;
  const words = title.split(' ').filter((word) => !tooCommon.has(word));
  const count = 1 + Math.floor(draw() * 1.6) + Math.floor(draw() * 1.25);
  const from = Math.floor(draw() * Math.max(1, words.length - count + 1));
  return words.slice(from, from + count).join(' ') || drawFrom(draw, commonWords);
}

const restsIn = (draw: () => number, term: string): string[] =>
  Array.from(term, (_letter, last) => term.slice(0, last + 1)).filter(
    (typed) => typed.length > 1 && !typed.endsWith(' ') && typed !== term && draw() < shareOfRests,
  );
