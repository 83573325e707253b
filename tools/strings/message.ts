import { parse, type Token } from '@messageformat/parser';

/**
 * What stands between braces: the portal's own words (`string`), a name or a title that people write, or another value. `counted` is
 * a number that may be followed by `+`, where more were not counted.
 */
export const kinds = ['string', 'written', 'number', 'counted', 'boolean', 'date'] as const;
/** A list: one of these words. */
export type Kind = (typeof kinds)[number] | readonly string[];

/** Placeholders of a message in the order of the arguments of its function. */
export type Placeholders = Readonly<Record<string, Kind>>;

/** The parts of a message in ICU MessageFormat. Fails with the place where it does not parse. */
export const partsOf = (message: string): Token[] => parse(message);

/** Every part, those within the forms of plurals and choices too. */
export function* everyPart(parts: readonly Token[]): Generator<Token> {
  for (const part of parts) {
    yield part;
    if ('cases' in part) for (const { tokens } of part.cases) yield* everyPart(tokens);
  }
}

/** Names of the placeholders of a message, with the style in which each is written: `most number`, `until time`. */
export function placeholdersOf(parts: readonly Token[]): Set<string> {
  const names = new Set<string>();
  for (const part of everyPart(parts)) {
    if (part.type === 'argument' || 'cases' in part) names.add(part.arg);
    // Whether a number has separators is the language's own affair.
    if (part.type === 'function') names.add(part.key === 'number' ? part.arg : `${part.arg} ${part.key}`);
  }
  return names;
}
