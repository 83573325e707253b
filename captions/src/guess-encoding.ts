import { analyse } from 'chardet';

const of = (languages: string, encodings: string[]): Record<string, string[]> =>
  Object.fromEntries(languages.split(' ').map((language) => [language, encodings]));

/** What each language was written in before UTF-8; languages of the west, and those that are not here, in windows-1252. */
const usual: Record<string, string[]> = {
  ...of('pl cs sk hu hr sl bs ro sq', ['windows-1250', 'iso-8859-2']),
  ...of('ru uk be bg mk sr kk', ['windows-1251', 'koi8-r', 'iso-8859-5']),
  ...of('el', ['windows-1253']),
  ...of('tr az', ['windows-1254']),
  ...of('he', ['windows-1255']),
  ...of('ar fa ur', ['windows-1256']),
  ...of('et lv lt', ['windows-1257']),
  ...of('vi', ['windows-1258']),
  ...of('th', ['windows-874']),
  ...of('ja', ['shift_jis', 'euc-jp']),
  ...of('zh', ['gb18030', 'big5']),
  ...of('ko', ['euc-kr']),
};
/** Codes of no language in particular. */
const noLanguage = new Set(['', 'und', 'mul', 'mis', 'zxx']);
/** Tried besides those that the detector and the language name. */
const always = ['windows-1252', 'windows-1250', 'windows-1251'];

/** Encodings that the detector confuses. */
const alike: Record<string, string> = {
  'iso-8859-2': 'windows-1250',
  'iso-8859-7': 'windows-1253',
  'iso-8859-8': 'windows-1255',
};

/** What the language says for an encoding, or without a language the west, beside a detector's 0 to 1. */
const expectation = { first: 0.5, other: 0.3, western: 0.4, unknown: 0.1 };
/** Bytes that are looked at. */
const sampleSize = 65_536;

/**
 * The encoding in which a text that is not UTF-8 makes most sense: a detector's view, the language that it should be in,
 * and whether the words look like words.
 */
export function guessEncoding(bytes: Uint8Array, languageCode: string): string {
  const language = languageCode.toLowerCase().split('-')[0]!;
  const likely = usual[language] ?? [];
  const west = noLanguage.has(language) ? expectation.unknown : expectation.western;
  const expected = (encoding: string): number => {
    if (likely.length === 0) return encoding === 'windows-1252' ? west : 0;
    return likely[0] === encoding ? expectation.first : likely.includes(encoding) ? expectation.other : 0;
  };
  const sample = sampleOf(bytes);
  const detected = new Map<string, number>();
  for (const { name, confidence } of analyse(sample)) {
    const encoding = standardName(name);
    for (const each of [encoding, alike[encoding ?? '']])
      if (each && !detected.has(each)) detected.set(each, confidence / 100);
  }
  const scored = [...new Set([...likely, ...always, ...detected.keys()])]
    .filter((encoding) => !encoding.startsWith('utf') && isDecodable(bytes, encoding))
    .map((encoding) => ({
      encoding,
      score:
        (detected.get(encoding) ?? 0) +
        shareOfSense(new TextDecoder(encoding).decode(sample)) +
        expected(encoding),
    }));
  return scored.sort((one, other) => other.score - one.score)[0]?.encoding ?? 'windows-1252';
}

export function isDecodable(bytes: Uint8Array, encoding: string): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

const standardName = (name: string): string | undefined => {
  try {
    return new TextDecoder(name).encoding;
  } catch {
    return undefined;
  }
};

const nonsense = [
  /[\u0080-\u009f\ufffd]/g,
  // a sign in or at the end of a word
  /(?<=\p{L})(?:[\p{No}¿¡]|[\p{S}ªº§¶·](?=\p{L}))/gu,
  // capitals in a word
  /(?<=\p{Ll})\p{Lu}+/gu,
  // two scripts in a word
  /(?<=[a-z])(?=[^\p{Script=Latin}])\p{L}|(?<=(?!\p{Script=Latin})\p{L})[a-z]/giu,
  // nothing but letters with accents
  /(?<!\p{L})[\u00c0-\u017f]{3,}(?!\p{L})/gu,
];

/** The share of non-ASCII characters that are where letters can be, from 0 to 1. */
function shareOfSense(text: string): number {
  const others = text.match(/[^\0-\x7f]/g)?.length ?? 0;
  if (others === 0) return 1;
  const odd = nonsense.reduce(
    (sum, pattern) => sum + (text.match(pattern) ?? []).reduce((letters, match) => letters + match.length, 0),
    0,
  );
  return 1 - Math.min(1, odd / others);
}

/** The lines that tell something: those with other bytes than ASCII has. Times would drown them. */
function sampleOf(bytes: Uint8Array): Uint8Array {
  const sample = new Uint8Array(sampleSize);
  let size = 0;
  let start = 0;
  for (let offset = 0; offset <= bytes.length && size < sampleSize; offset += 1) {
    if (offset < bytes.length && bytes[offset] !== 0x0a) continue;
    const line = bytes.subarray(start, Math.min(offset + 1, start + sampleSize - size));
    if (line.some((byte) => byte >= 0x80)) {
      sample.set(line, size);
      size += line.length;
    }
    start = offset + 1;
  }
  return sample.subarray(0, size);
}
