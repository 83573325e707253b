/** One line of at most so many characters, ending with a word. */
export function shortened(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const words = line.slice(0, most).replace(/\s+\S*$/, '');
  // Half of a pair of surrogates is no character.
  return `${words.replace(/[\uD800-\uDBFF]$/, '')}…`;
}
