import { languages } from '@tv/contract/languages/languages';
import { describe, expect, it } from 'vitest';
import { createCatalogue } from './catalogue.ts';
import { readLanguageItems } from './hand-written-items.ts';
import { allWordsOf, type CatalogueItem } from './catalogue-item.ts';
import { holdsWord } from './judge-answers.ts';
import { readLanguageQueries, readQueries, readShortWords, unanswerable } from './judged-queries.ts';
import { readTopics } from './read-topics.ts';

const catalogue = createCatalogue();
const generated = new Set(readTopics().map(({ name }) => name));
const isHandWritten = ({ key, variantOf }: CatalogueItem) =>
  !variantOf && !generated.has(key.replace(/ \d+$/, ''));
const shareOf = (language: string) =>
  catalogue.filter((item) => item.language === language).length / catalogue.length;
const distinct = <Value>(values: readonly Value[]) => new Set(values).size;

describe('the catalogue', () => {
  it('is the same each time', () => {
    expect(createCatalogue()).toEqual(catalogue);
  });

  it('has at least 5,000 items, 400 of them written by hand', () => {
    expect(catalogue.length).toBeGreaterThanOrEqual(5_000);
    expect(catalogue.filter(isHandWritten).length).toBeGreaterThanOrEqual(400);
    expect(distinct(catalogue.map(({ key }) => key))).toBe(catalogue.length);
    expect(distinct(catalogue.map(({ title }) => title))).toBeGreaterThan(0.8 * catalogue.length);
    expect(distinct(catalogue.flatMap(({ tags }) => tags))).toBeGreaterThanOrEqual(300);
  });

  it('fits the limits of an item, and no text has an unfilled place', () => {
    for (const { title, tags, speakers, captions, description } of catalogue) {
      expect(title.length).toBeGreaterThan(0);
      expect(title.length).toBeLessThanOrEqual(300);
      expect(speakers.length).toBeLessThanOrEqual(20);
      expect([title, description, ...tags, ...captions.flatMap(({ cues }) => cues)].join()).not.toMatch(
        /[{}]|undefined/,
      );
    }
  });

  it('speaks several languages, English the most, German after it', () => {
    expect(shareOf('en')).toBeGreaterThan(0.65);
    expect(shareOf('en')).toBeLessThan(0.75);
    expect(shareOf('de')).toBeGreaterThan(0.1);
    for (const language of ['fr', 'es', 'nb', 'ja']) expect(shareOf(language)).toBeGreaterThan(0.02);
  });

  it('has captions of ten and more cues on a good part, some in a second language', () => {
    const captioned = catalogue.filter(({ captions }) => captions.length > 0);
    expect(captioned.length).toBeGreaterThan(0.15 * catalogue.length);
    expect(captioned.every(({ captions }) => captions[0]!.cues.length >= 10)).toBe(true);
    expect(captioned.filter(({ captions }) => captions.length === 2).length).toBeGreaterThan(20);
  });

  it('holds each short word in fifteen items at least', () => {
    const words = readShortWords();
    expect(words.length).toBeGreaterThanOrEqual(20);
    const texts = catalogue.map(allWordsOf);
    const rare = words.filter(({ forms }) => texts.filter((text) => holdsWord(text, forms)).length < 15);
    expect(rare).toEqual([]);
  });
});

describe('the judged queries', () => {
  // Reading them fails where a selector fits no item.
  const queries = readQueries(catalogue);

  it('are at least 150 of many kinds, each once', () => {
    expect(queries.length).toBeGreaterThanOrEqual(150);
    expect(distinct(queries.map(({ kind }) => kind))).toBeGreaterThanOrEqual(20);
    expect(distinct(queries.map(({ query }) => query))).toBe(queries.length);
  });

  it('have an item that is meant, except a few that nothing answers', () => {
    const [none, some] = [true, false].map((isNone) =>
      queries.filter(({ kind }) => (kind === unanswerable) === isNone),
    );
    expect(some!.filter(({ grades }) => ![...grades.values()].includes(3))).toEqual([]);
    expect(none!.every(({ grades }) => grades.size === 0)).toBe(true);
    expect(none!.length).toBeLessThan(0.05 * queries.length);
  });

  it('that exclude a word judge the items to leave out', () => {
    const excluding = queries.filter(({ kind }) => kind === 'excluded words');
    expect(excluding.length).toBeGreaterThan(3);
    expect(excluding.every(({ grades }) => [...grades.values()].includes(-1))).toBe(true);
  });
});

describe('the small library in ten languages', () => {
  const items = readLanguageItems();
  const queries = readLanguageQueries(items);

  it.each(languages)('has 15 to 25 items in %s, and ten queries that mean one of them', (language) => {
    const own = items.filter((item) => item.language === language);
    expect(own.length).toBeGreaterThanOrEqual(15);
    expect(own.length).toBeLessThanOrEqual(25);
    const ofLanguage = queries.filter(({ kind }) => kind === language);
    expect(distinct(ofLanguage.map(({ query }) => query))).toBe(10);
    const keys = new Set(own.map(({ key }) => key));
    for (const { grades } of ofLanguage)
      expect([...grades].some(([key, grade]) => grade === 3 && keys.has(key))).toBe(true);
  });

  it('has no other language, and each key once', () => {
    expect([...new Set(items.map(({ language }) => language))].sort()).toEqual([...languages].sort());
    expect(distinct(items.map(({ key }) => key))).toBe(items.length);
  });
});
