const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
/** Text of an XML element. */
export const unescapeXml = (text: string) =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (_, decimal: string, hex: string, name: string) =>
    decimal || hex
      ? String.fromCodePoint(Number.parseInt(decimal || hex, decimal ? 10 : 16))
      : (entities[name] ?? ''),
  );
