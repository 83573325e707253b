import { translationsOf } from '@tv/contract/languages/texts-by-language';
import { ContentStatus, ExpirationOption, Visibility } from '@tv/contract/enumerations';
import type { ItemTranslations } from '@tv/contract/languages/translations';
import type { Queries } from '../../../platform/db/database.ts';
import { literal, sql } from '../../../platform/db/sql.ts';
import { searchedFields } from '../../fields.ts';
import { shownFields, type ShownFields } from '../../fields-db.ts';
import { addEntries } from './entries-db.ts';
import { guessLanguage, type Language, languageOf } from '../words/languages.ts';
import { lexeme, storedForms, vectorOf } from '../words/lexemes.ts';
import { searchText } from '../words/search-text.ts';
import type { Token } from '../words/token.ts';
import { tokens } from '../words/tokens.ts';
import { enterWords } from './words-db.ts';

/**
 * The version in which this program writes. Documents of an older one are rewritten in the background, and answer until then. So a
 * new version adds lexemes, and goes on asking for those of the version before until no document of that is left.
 */
export const documentVersion = 2;

/** The columns that search copies of an item, so that it reads no item to know who may see it. A trigger copies changes. */
export const copiedColumns = sql`organization_id, published_at, is_open, expires_at`;
export const copiedValues = sql`mc.organization_id,
  case when mc.status = ${literal(ContentStatus.PUBLISHED)} and mc.is_listed then mc.publish_date end,
  mc.visibility = ${literal(Visibility.PUBLIC)} and not mc.has_ended,
  case when mc.expiration_option <> ${literal(ExpirationOption.None)} then mc.expiration_date end`;

type Texts = ShownFields & { translations: ItemTranslations };
type Item = { id: string; organization_id: string } & Texts;

type CutText = Pick<(typeof searchedFields)[number], 'name' | 'weight' | 'suggestedAs'> & {
  text: string;
  words: Token[];
  /** `undefined`: that of the item, which is guessed. */
  language: Language | undefined;
};

/** Positions between fields and between entries, so that no phrase goes over their ends. */
const gap = 10;

/** Writes the search documents of items, and adds their words to the dictionary. */
export async function indexItems(db: Queries, ids: readonly string[]): Promise<void> {
  const items = await db.query<Item>(sql`
    select mc.id, mc.organization_id, ${shownFields}, mc.translations from media_contents mc where mc.id = any(${ids}::uuid[])`);
  if (items.length === 0) return;
  const documents = items.map(({ id, organization_id: organizationId, ...fields }) => {
    const texts = cutTexts(fields);
    const own = texts.filter((each) => !each.language);
    const language = guessLanguage(own.flatMap(({ words }) => words)) ?? 'english';
    return {
      id,
      organizationId,
      texts: texts.map((each) => ({ ...each, organizationId, language: each.language ?? language })),
    };
  });
  const texts = documents.flatMap((document) => document.texts);
  const numbers = await enterWords(db, texts);
  await addEntries(
    db,
    texts.flatMap(({ suggestedAs: kind, ...each }) => (kind ? [{ ...each, kind }] : [])),
  );
  const rows = documents.map((document) => ({
    id: document.id,
    ...vectorsOf(numbers.get(document.organizationId)!, document.texts),
  }));
  await db.query(sql`
    insert into search_documents (media_content_id, ${copiedColumns}, watched_rank, version, title, words)
    select mc.id, ${copiedValues}, mc.watched_rank, ${documentVersion}::smallint, given.title::tsvector, given.words::tsvector
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id uuid, title text, words text)
    join media_contents mc on mc.id = given.id
    on conflict (media_content_id) do update
      set title = excluded.title, words = excluded.words, version = excluded.version`);
}

/** The searched texts of an item in all its languages, the most telling first, each cut into its words. */
const cutTexts = (item: Texts): CutText[] =>
  searchedFields.flatMap(({ name, weight, suggestedAs }) => [
    ...[item[name]].flat().map((text) => ({
      ...{ name, weight, suggestedAs, text, words: tokens(text) },
      language: undefined,
    })),
    ...translationsOf(item.translations, name).map(({ tag, text }) => ({
      ...{ name, weight, suggestedAs: undefined, text, words: tokens(text) },
      language: languageOf(tag),
    })),
  ]);

/** The vectors of an item as text: of its title, and of all its fields. */
function vectorsOf(library: number, texts: readonly CutText[]): { title: string; words: string } {
  const title = vectorOf();
  const all = vectorOf();
  let position = 1;
  for (const { name, weight, suggestedAs, text, words } of texts) {
    words.forEach((token, index) => {
      for (const form of storedForms(token).map((each) => lexeme(library, 'word', each))) {
        if (name === 'title') title.add(form, position + index, '');
        all.add(form, position + index, weight);
      }
    });
    position += words.length + gap;
    if (suggestedAs) all.add(lexeme(library, suggestedAs, searchText(text)), position, weight);
  }
  return { title: title.text(), words: all.text() };
}
