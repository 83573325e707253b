import { translationsOf } from '@tv/contract/languages/texts-by-language';
import { SearchScope } from '@tv/contract/enumerations';
import { limits } from '@tv/contract/limits/limits';
import type { Language } from '@tv/contract/languages/languages';
import type { Highlight, MediaContent } from '@tv/contract/media-contents/media-content';
import { plainText } from '@tv/contract/formats/plain-text';
import { searchedFields, type ItemFields, type ShownName } from '../fields.ts';
import { formsOf } from './words/lexemes.ts';
import type { Token } from './words/token.ts';
import { tokens } from './words/tokens.ts';

/** The texts of an item that are searched. */
export type SearchedItem = Pick<ItemFields, ShownName> & Pick<MediaContent, 'translations'>;

/**
 * The texts in which the words were found, most telling first. `words` are words of the library. `cues` are the caption hits
 * of the item, the best first.
 */
export function highlightsOf(
  item: SearchedItem,
  words: ReadonlySet<string>,
  scope: number | undefined,
  cues: readonly Highlight[],
): Highlight[] {
  const isSearched = (field: { scope: number | undefined }) => !scope || scope === field.scope;
  const inTexts = searchedFields.filter(isSearched).flatMap(({ name, highlight }) => {
    const found = (whole: string): Highlight[] => {
      const text = highlight === 'whole' ? whole : plainText(whole);
      const tokensFound = foundIn(text, words);
      if (tokensFound.length === 0) return [];
      const shown = highlight === 'whole' ? text : around(text, tokensFound);
      return [marked(name, shown, shown === text ? tokensFound : foundIn(shown, words))];
    };
    return inLanguages(
      [item[name]].flat().flatMap(found),
      translationsOf(item.translations, name).flatMap(({ tag, text }) =>
        found(text).map((each) => ({ ...each, languageCode: tag })),
      ),
    );
  });
  const spoken =
    scope === undefined || scope === SearchScope.All || scope === SearchScope.Captions ? cues : [];
  const lines = oneASecond(spoken).map((cue) => ({
    ...marked('captions', cue.text, foundIn(cue.text, words)),
    ...cue,
  }));
  return [...inTexts, ...lines].slice(0, limits.highlights);
}

type InLanguage = Highlight & { languageCode: Language };

/** One highlight of a text that was found in several languages, of which each reader sees their own. Without the default, the first is shown to the others. */
function inLanguages(own: Highlight[], [first, ...others]: InLanguage[]): Highlight[] {
  if (!first) return own;
  const translations = Object.fromEntries(
    [first, ...others].map(({ text, matches, languageCode }) => [
      languageCode,
      { text, matches, languageCode },
    ]),
  );
  return [{ ...(own[0] ?? first), translations }];
}

const foundIn = (text: string, words: ReadonlySet<string>): Token[] =>
  tokens(text).filter(
    (token) =>
      formsOf(token).some((form) => words.has(form)) ||
      token.looseQueryForms?.some((forms) => forms.every((form) => words.has(form))),
  );

const marked = (field: string, text: string, found: readonly Token[]): Highlight => ({
  field,
  text,
  matches: [...new Set(found.map(({ start, end }) => text.slice(start, end)))],
});

/** One line a second: what is said in two languages at once is shown in the first of them. In the order of time. */
function oneASecond(cues: readonly Highlight[]): Highlight[] {
  const seconds = new Set<number>();
  return cues
    .filter(({ startTime = 0 }) => {
      const second = Math.floor(startTime);
      return !seconds.has(second) && seconds.add(second);
    })
    .slice(0, limits.highlights)
    .sort((one, other) => (one.startTime ?? 0) - (other.startTime ?? 0));
}

const before = 40;
const longest = 160;

/** The piece of a long text that has most of the found words. */
function around(text: string, found: readonly Token[]): string {
  if (text.length <= longest) return text;
  const reach = ({ start }: Token) =>
    found.filter((each) => each.start >= start && each.end <= start + longest - before);
  const distinct = (token: Token) => new Set(reach(token).map(({ word }) => word)).size;
  const { start: spot } = found.reduce((best, each) => (distinct(each) > distinct(best) ? each : best));
  const start = spot <= before ? 0 : text.indexOf(' ', spot - before) + 1 || spot;
  const from = Math.min(start, spot);
  const piece = text.slice(from, from + longest);
  const end = from + longest < text.length ? Math.max(piece.lastIndexOf(' '), spot - from + 20) : longest;
  return `${from > 0 ? '…' : ''}${piece.slice(0, end).trim()}${from + end < text.length ? '…' : ''}`;
}
