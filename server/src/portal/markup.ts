const escaped: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it stands in HTML, between tags or in a quoted attribute. */
export const markup = (value: string): string =>
  value.replace(/[&<>"]/g, (character) => escaped[character] ?? character);
