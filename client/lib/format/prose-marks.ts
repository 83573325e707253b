/** The marks of a text: `**strong**`, `*a label or emphasis*`, `` `code` `` and `[[key]]`. */
export const proseMarks = /(\*\*.+?\*\*|\*.+?\*|`.+?`|\[\[.+?\]\])/;

/** A text without its marks, as it is read and searched. */
export const withoutMarks = (text: string): string =>
  text
    .split(proseMarks)
    .map((part, index) => (index % 2 ? part.replace(/^(\*\*|\*|`|\[\[)(.+)(\*\*|\*|`|\]\])$/, '$2') : part))
    .join('');
