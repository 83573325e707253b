import { readPatterns, type Patterns, type Topic } from './read-topics.ts';
import type { Draw } from './seeded-draw.ts';

const patternsByLanguage = new Map<string, Patterns>();
function patternsOf(language: string): Patterns {
  const patterns = patternsByLanguage.get(language) ?? readPatterns(language);
  patternsByLanguage.set(language, patterns);
  return patterns;
}

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);
const counts = ['two', 'five', 'seven', 'ten', 'twenty', '1,000', '40', '2,500', '12', '300', 'one million'];
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const writeTitle = (topic: Topic, draw: Draw): string => write('title', topic, draw);

/** One to five sentences. */
export function writeDescription(topic: Topic, draw: Draw): string {
  const made = Array.from({ length: draw.whole(1, 5) }, () =>
    draw.chance(0.55) ? draw.pick(topic.facts) : write('sentence', topic, draw),
  );
  return [...new Set(made)].join(topic.language === 'ja' ? '' : ' ');
}

/** Cues of a talk: most belong to the topic, some to any talk. */
export const writeCues = (topic: Topic, draw: Draw): string[] =>
  Array.from({ length: 10 + Math.floor(31 * draw.next() ** 4) }, () =>
    draw.chance(0.45) ? draw.pick(topic.facts) : write('cue', topic, draw),
  );

function write(kind: 'title' | 'sentence' | 'cue', topic: Topic, draw: Draw): string {
  const patterns = patternsOf(topic.language);
  const [things, other] = twoOf(topic.things, draw);
  const values: Record<string, () => string> = {
    things: () => things,
    other: () => other,
    act: () => draw.pick(topic.acts),
    topic: () => topic.name,
    year: () => String(draw.whole(2019, 2026)),
    month: () => draw.pick(months),
    number: () => String(draw.whole(3, 30)),
    minutes: () => String(draw.pick([3, 5, 10, 15])),
    episode: () => String(draw.whole(1, 90)),
    count: () => capital(draw.pick(counts)),
  };
  const written = draw.pick(patterns[kind]).replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const lower = name.replace(/_cap$/, '').toLowerCase();
    const value = values[lower]?.() ?? draw.pick(patterns.lists[lower]!);
    return name === lower ? value : capital(value);
  });
  return topic.language === 'en' ? capital(withArticles(written)) : written;
}

const withArticles = (text: string) => text.replaceAll(/\b([Aa]) (?=[aeiou]|honest)/g, '$1n ');

function twoOf(list: readonly string[], draw: Draw): [string, string] {
  const index = draw.whole(0, list.length - 1);
  return [list[index]!, list[(index + draw.whole(1, list.length - 1)) % list.length]!];
}
