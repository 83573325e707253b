import { ContentStatus, ExpirationOption, Visibility } from '@tv/contract/enumerations';
import type { Queries } from '../../platform/db/database.ts';
import { literal, sql } from '../../platform/db/sql.ts';
import { searchedFields } from '../fields.ts';
import { shownFields, type ShownFields } from '../fields-db.ts';
import { addEntries, type Entry } from './entries-db.ts';
import { guessLanguage, type Language } from './languages.ts';
import { formsOf, lexeme, vectorOf } from './lexemes.ts';
import { openLibraries } from './library-db.ts';
import { searchText } from './search-text.ts';
import { tokens } from './tokens.ts';
import { addWords, writtenWords } from './words-db.ts';

/** The version of this program. Documents of another version are written again in the background. */
export const documentVersion = 1;

/** The columns that search copies of an item, so that it reads no item to know who may see it. A trigger copies changes. */
export const copiedColumns = sql`organization_id, published_at, is_open, expires_at`;
export const copiedValues = sql`mc.organization_id,
  case when mc.status = ${literal(ContentStatus.PUBLISHED)} and mc.is_listed then mc.publish_date end,
  mc.visibility = ${literal(Visibility.PUBLIC)} and not mc.has_ended,
  case when mc.expiration_option <> ${literal(ExpirationOption.None)} then mc.expiration_date end`;

type Item = { id: string; organization_id: string } & ShownFields;

/** Positions between fields and between entries, so that no phrase goes over their ends. */
const gap = 10;

/** Writes the search documents of items, and adds their words to the dictionary. */
export async function indexItems(db: Queries, ids: readonly string[]): Promise<void> {
  const items = await db.query<Item>(sql`
    select mc.id, mc.organization_id, ${shownFields} from media_contents mc where mc.id = any(${ids}::uuid[])`);
  if (items.length === 0) return;
  const languages = items.map(languageOfItem);
  const spoken = new Map<string, Set<Language>>();
  const words = new Map<string, { organizationId: string; language: Language; words: Map<string, string> }>();
  items.forEach((item, place) => {
    const { organization_id: organizationId } = item;
    const language = languages[place]!;
    spoken.set(organizationId, (spoken.get(organizationId) ?? new Set()).add(language));
    const key = `${organizationId} ${language}`;
    const list = words.get(key) ?? { organizationId, language, words: new Map() };
    words.set(key, list);
    for (const text of textsOf(item)) writtenWords(text, tokens(text), list.words);
  });
  const numbers = await openLibraries(db, spoken);
  await addWords(db, [...words.values()]);
  await addEntries(db, items.flatMap(entriesOf));
  const rows = items.map((item) => ({ id: item.id, ...vectorsOf(numbers.get(item.organization_id)!, item) }));
  await db.query(sql`
    insert into search_documents (media_content_id, ${copiedColumns}, watched_rank, version, title, words)
    select mc.id, ${copiedValues}, mc.watched_rank, ${documentVersion}::smallint, given.title::tsvector, given.words::tsvector
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id uuid, title text, words text)
    join media_contents mc on mc.id = given.id
    on conflict (media_content_id) do update
      set title = excluded.title, words = excluded.words, version = excluded.version`);
}

/** The texts in which an item's words are, each by itself. */
const textsOf = (item: Item) => searchedFields.flatMap(({ name }) => item[name]);

const languageOfItem = (item: Item): Language => guessLanguage(textsOf(item).join('\n')) ?? 'english';

const entriesOf = (item: Item): Entry[] =>
  searchedFields.flatMap(({ name, suggestedAs }) =>
    suggestedAs
      ? [item[name]]
          .flat()
          .map((written) => ({ organizationId: item.organization_id, kind: suggestedAs, written }))
      : [],
  );

/** The vectors of an item as text: of its title, and of all its fields. */
function vectorsOf(library: number, item: Item): { title: string; words: string } {
  const title = vectorOf();
  const all = vectorOf();
  let position = 1;
  for (const { name, weight, suggestedAs } of searchedFields) {
    for (const text of [item[name]].flat()) {
      const found = tokens(text);
      found.forEach((token, index) => {
        for (const form of formsOf(token).map((each) => lexeme(library, 'word', each))) {
          if (name === 'title') title.add(form, position + index, '');
          all.add(form, position + index, weight);
        }
      });
      position += found.length + gap;
      if (suggestedAs) all.add(lexeme(library, suggestedAs, searchText(text)), position, weight);
    }
  }
  return { title: title.text(), words: all.text() };
}
