const stressed: [RegExp, string] = [/(?<!\\)(\*{1,3}|~~)(?=\S)([^*~\n]+)(?<=\S)\1/g, '$2'];

/** Each mark of Markdown, and what stays of it. A mark ends in its line, so that the time grows with the length only. */
const marks: readonly [RegExp, string][] = [
  // Lines of marks only: fences of code, rules, underlines of headings, the line below the head of a table.
  [/^ *(?:`{3}.*|[-=*_|:~][-=*_|:~ ]{2,})$\n?/gm, ''],
  // > a quotation, # a heading
  [/^ *(?:>[> ]*|#{1,6} +)/gm, ''],
  // [words](https://…), ![words](https://…_(wind) 'Title'), [words](<…>), <https://…>
  [
    /!?(?<!\\)\[([^[\]\n]*)\]\((?:<[^<>\n]*>|(?:[^()<\s]|\([^()\s]*\))*)(?: +(?:"[^"\n]*"|'[^'\n]*'|\([^()\n]*\)))?\)/g,
    '$1',
  ],
  [/<((?:https?|mailto):[^<>\s]+)>/g, '$1'],
  // `code`
  [/(?<![`\\])`+([^`\n]+)`+/g, '$1'],
  // **strong**, *stressed*, ~~struck~~, and one within the other
  stressed,
  stressed,
  [/(?<![\p{L}\d_\\])(_{1,3})(?=\S)([^_\n]+)(?<=\S)\1(?![\p{L}\d_])/gu, '$2'],
  // \* is a character
  [/\\([!-/:-@[-`{-~])/g, '$1'],
];

/**
 * The words of a description in Markdown without its marks, for what shows plain text: the hero, details, feeds, calendars,
 * search results and the tags of a page. Lines stay, and so do the marks of lists. `ui/src/text-pages/markdown.tsx` draws the marks.
 */
export const plainText = (markdown: string): string =>
  marks.reduce((text, [mark, words]) => text.replace(mark, words), markdown);
