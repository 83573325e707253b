import { joinSql, sql, type Sql } from '../../platform/db/sql.ts';
import { tellingOf } from './query/branches-db.ts';
import { Closeness, type MeantWord } from './query/meanings-db.ts';
import {
  anyMeaning,
  anyTag,
  closestOf,
  closeTo,
  documentsWith,
  everyWord,
  inOrder,
  spokenWith,
  wholeEntry,
} from './query/tsquery.ts';

/** What a word counts by the field in which it is found. */
const fieldScores = { A: 1, B: 0.85, C: 0.7, D: 0.45 } as const;
const spokenScore = 0.25;
/** The share of it that counts for a synonym, a word that only begins so, or a correction: less than the word itself where it is said. */
const looseShare = 0.24;
/** The score that is added where the word is written as it was typed, and not only inflected. In a sentence the only word that carries the meaning has the form that the others ask for. */
const sameScore = { alone: 0.25, inSentence: 0.1 } as const;
/** The score that is added where the only telling word of several is in a tag, as typed or inflected: a tag says what an item is about. */
const tagScore = 0.3;
/** What a word that tells little counts beside others. */
const lightShare = 0.1;
/** The score that is added where the title begins with the term. */
const begunScore = 0.5;

/** What a score is made of. */
export type Scored = {
  library: { number: number; documents: number };
  typed: readonly MeantWord[];
  words: readonly MeantWord[];
  folded: string;
  now: Date;
};

/**
 * The score of an item, `search_documents d`, that was found as `i` with its `tier`: each word counts by its best field, a rare
 * word more than a frequent one. Words that follow one another, a whole title, a whole name and a whole tag count extra.
 * Newer items and items that people watch are ahead of equals.
 */
export function scoreOf({ library, typed, words, folded, now }: Scored): Sql {
  const { number } = library;
  const whole = typed.map(closestOf);
  const telling = tellingOf(words).map(closestOf);
  const ordered = [whole, telling]
    .filter(({ length }, index) => length > 1 && (index === 0 || length < whole.length))
    .map((all) => `(${inOrder(number, all)})`)
    .join(' | ');
  const weights = weightsOf(words, library.documents);
  const isSentence = telling.length === 1 && typed[0]?.kind === 'function';
  const same = sameScore[isSentence ? 'inSentence' : 'alone'];
  const each = words.map((word, index) => sql`${weights[index]}::real * ${wordScore(number, word, same)}`);
  const bonuses = [
    sql`case when d.words @@ ${wholeEntry(number, 'speaker', folded)}::tsquery then 0.5 else 0 end`,
    sql`case when d.words @@ ${wholeEntry(number, 'tag', folded)}::tsquery then 0.1 else 0 end`,
    ...(telling.length === 1 && words.length > 1
      ? [sql`case when d.words @@ ${anyTag(number, telling[0]!)}::tsquery then ${tagScore}::real else 0 end`]
      : []),
    sql`case when i.tier = 0 then ${begunScore}::real else 0 end`,
    // The share of the title that the words are.
    sql`case ${joinSql(
      (whole.length > telling.length ? [whole, telling] : [telling]).map(
        (all) => sql`when d.title @@ ${everyWord(number, all)}::tsquery
          then 0.1 + 0.3 * least(1, ${all.length}::real / greatest(1, length(d.title)))`,
      ),
      ' ',
    )} else 0 end`,
    ...(ordered.length > 0
      ? [
          sql`case when d.title @@ ${ordered}::tsquery then 0.4
            when d.words @@ ${ordered}::tsquery then 0.2 else 0 end`,
        ]
      : []),
    sql`0.05 * exp(-greatest(0, extract(epoch from ${now}::timestamptz - coalesce(d.published_at, ${now}::timestamptz))) / 31557600.0)`,
    sql`0.0005 * d.watched_rank`,
  ];
  return sql`(${joinSql([...each, ...bonuses], ' + ')})::real`;
}

/** The share of each word in the score. They add up to 1. */
export function weightsOf(words: readonly MeantWord[], documents: number): number[] {
  // A rare word with frequent synonyms is still rare.
  const rarity = words.map(closestOf).map((word) => {
    const share = (1 + Math.max(documentsWith(word), spokenWith(word))) / (2 + Math.max(documents, 1));
    return (word.kind === 'content' ? 1 : lightShare) * (0.5 + Math.max(0, -Math.log(Math.min(1, share))));
  });
  const sum = rarity.reduce((all, one) => all + one, 0);
  return rarity.map((one) => one / sum);
}

function wordScore(library: number, word: MeantWord, sameScore: number): Sql {
  const close = closeTo(word, Closeness.Compound);
  const isLoose = close.meanings.length < word.meanings.length;
  const byField = (each: MeantWord, share: number) =>
    Object.entries(fieldScores).map(
      ([field, score]) =>
        sql`when d.words @@ ${anyMeaning(library, each, field as keyof typeof fieldScores)}::tsquery then ${score * share}::real`,
    );
  const cases = [
    ...(close.meanings.length > 0 || !isLoose ? byField(close, 1) : []),
    ...(isLoose ? byField(word, looseShare) : []),
  ];
  const same = closeTo(word, Closeness.Same);
  return sql`(case ${joinSql(cases, ' ')} when i.tier >= 3 then ${spokenScore}::real else 0 end
    + case when d.words @@ ${anyMeaning(library, same)}::tsquery then ${sameScore}::real else 0 end)`;
}
