/** Shortens a text to one line of at most so many characters, at the end of a word. */
export function shortened(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const words = line.slice(0, most).replace(/\s+\S*$/, '');
  // A surrogate pair is never cut in half.
  return `${words.replace(/[\uD800-\uDBFF]$/, '')}…`;
}
