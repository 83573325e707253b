import { languageName } from '../media/track-names.ts';

/** ISO 639-1, and the codes without two letters that speech recognizers know. */
const codes = (
  'af am ar as az ba be bg bn bo br bs ca cs cy da de el en es et eu fa fi fo fr gl gu ha haw he hi hr ht hu hy id is it ja jv ' +
  'ka kk km kn ko la lb ln lo lt lv mg mi mk ml mn mr ms mt my nb ne nl nn no oc pa pl ps pt ro ru sa sd si sk sl sn so sq sr su ' +
  'sv sw ta te tg th tk tl tr tt uk ur uz vi yi yo yue zh'
).split(' ');

const byName = new Map(codes.map((code) => [languageName(code)?.toLowerCase(), code]));

/** The language that a service names by its code (`en`, `en-US`) or by its English name (`english`). `undefined`: it is none. */
export function languageCodeOf(given: unknown): string | undefined {
  if (typeof given !== 'string') return undefined;
  const text = given.trim().toLowerCase();
  const named = byName.get(text);
  if (named) return named;
  const [primary = '', region] = text.split(/[-_]/);
  if (!codes.includes(primary)) return undefined;
  return region && /^[a-z]{2}$/.test(region) ? `${primary}-${region.toUpperCase()}` : primary;
}

/** The language without its region and script: `en` of `en-GB`. */
export const primaryLanguage = (code: string): string => code.split('-')[0]!.toLowerCase();
