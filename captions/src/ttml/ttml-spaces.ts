/** A space at which no line breaks and which no format takes away. */
const hard = '\u00a0';

/**
 * A text of `xml:space="preserve"`. Formats take single spaces only, so those that begin a line or follow each other
 * become ones that stay. Line ends stay too; empty lines and spaces at the end of a line go.
 */
export const spacesKept = (text: string, isLineStart: boolean, isBeforeWords: boolean): string =>
  text.replace(/[ \t]+/g, (spaces, from: number) => {
    const following = text[from + spaces.length];
    const isFirst = from === 0 ? isLineStart : text[from - 1] === '\n';
    const isLast = following === '\n' || (following === undefined && !isBeforeWords);
    if (isLast) return following === '\n' ? '' : ' ';
    return isFirst ? hard.repeat(spaces.length) : `${hard.repeat(spaces.length - 1)} `;
  });
