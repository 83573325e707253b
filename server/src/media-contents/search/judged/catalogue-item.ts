export type Captions = { language: string; cues: string[] };

/** An item of the catalogue that search is judged with. */
export type CatalogueItem = {
  /** Judgments name items by it. */
  key: string;
  /** ISO 639-1, or `nb`. */
  language: string;
  title: string;
  description: string;
  speakers: string[];
  tags: string[];
  /** Its subjects in lower case, also those that no tag says. Known because the item was written about them. */
  about: string[];
  category: string;
  captions: Captions[];
  publishDate: Date;
  views: number;
  durationInSeconds: number;
  isAudio: boolean;
  /** The key of the item whose title it repeats. */
  variantOf: string | undefined;
};

/** Words in lower case. A hyphen and an apostrophe end a word; `A.I.` is `ai`. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/\b(?:\p{L}\.){2,}/gu, (letters) => letters.replaceAll('.', ''))
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Every word that search can find an item by. */
export const allWordsOf = ({ title, description, tags, speakers, captions }: CatalogueItem): Set<string> =>
  new Set(
    [title, description, ...tags, ...speakers, ...captions.flatMap(({ cues }) => cues)].flatMap(wordsOf),
  );
