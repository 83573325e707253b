import { note } from '@tv/contract/reasons/notes';
import { guessEncoding, isDecodable } from './guess-encoding.ts';
import type { Notes } from './subtitle-file.ts';

type Decoded = { text: string; encoding: string };

/**
 * Text of a file in whatever encoding: its mark, what XML declares, UTF-8 if it is that, and else what a detector and the
 * language make likely. What was assumed or could not be read is noted.
 */
export function decodeText(bytes: Uint8Array, languageCode: string, notes: Notes): Decoded {
  const marked = markOf(bytes);
  if (marked) return noteUnread(decode(bytes, marked), notes);
  const declared = declaredIn(bytes);
  const isUtf8 = declared === undefined || declared === 'utf-8';
  const isReadable = isDecodable(bytes, 'utf-8');
  if (!isUtf8 && isReadable && isOfOneByte(declared) && bytes.some((byte) => byte >= 0x80)) {
    notes.add(note('note.readAsUtf8', { declared }));
    return decode(bytes, 'utf-8');
  }
  if (!isUtf8 && isDecodable(bytes, declared)) return decode(bytes, declared);
  if (isReadable) return decode(bytes, 'utf-8');
  if (isBrokenUtf8(bytes)) return noteUnread(decode(bytes, 'utf-8'), notes);
  const guessed = guessEncoding(bytes, languageCode);
  notes.add(
    declared
      ? note('note.otherEncoding', { declared, encoding: guessed })
      : note('note.guessedEncoding', { encoding: guessed }),
  );
  return noteUnread(decode(bytes, guessed), notes);
}

const decode = (bytes: Uint8Array, encoding: string): Decoded => ({
  text: new TextDecoder(encoding).decode(bytes),
  encoding,
});

/** By a byte order mark, or by zeros: text in UTF-16 has one in every other byte where it is Latin. */
function markOf(bytes: Uint8Array): string | undefined {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, 512);
  const zeros = [0, 1].map(
    (rest) => sample.filter((byte, offset) => byte === 0 && offset % 2 === rest).length,
  );
  const half = sample.length / 4;
  if (zeros[1]! > half && zeros[0]! < half / 4) return 'utf-16le';
  if (zeros[0]! > half && zeros[1]! < half / 4) return 'utf-16be';
  return undefined;
}

/** What an XML declaration says, in the name of the encoding standard. */
function declaredIn(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 300));
  const name = /^\s*<\?xml\s[^>]*?encoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(start)?.[1];
  try {
    const encoding = name && new TextDecoder(name).encoding;
    // A file that can be read up to its declaration is in no encoding of two bytes.
    return encoding?.startsWith('utf-16') ? 'utf-8' : encoding;
  } catch {
    return undefined;
  }
}

/**
 * Encodings of one byte a letter. Their letters beyond ASCII hardly ever stand in a row that UTF-8 allows, so a file that is
 * valid UTF-8 was converted and its declaration is older. Two bytes of Chinese or Japanese may well look like UTF-8.
 */
const isOfOneByte = (encoding: string): boolean =>
  /^(?:windows-|iso-8859-|koi8-|ibm866|macintosh)/.test(encoding);

/** Whether it would be UTF-8 but for a few bytes: its sequences of several bytes are whole more often than broken. */
function isBrokenUtf8(bytes: Uint8Array): boolean {
  let whole = 0;
  let broken = 0;
  for (let offset = 0; offset < bytes.length;) {
    const byte = bytes[offset]!;
    const length =
      byte < 0x80
        ? 1
        : byte >= 0xc2 && byte < 0xe0
          ? 2
          : byte >= 0xe0 && byte < 0xf0
            ? 3
            : byte >= 0xf0 && byte < 0xf5
              ? 4
              : 0;
    let rest = 1;
    while (rest < length && (bytes[offset + rest]! & 0xc0) === 0x80) rest += 1;
    const isWhole = length > 0 && rest === length;
    if (isWhole && length > 1) whole += 1;
    if (!isWhole) broken += 1;
    offset += isWhole ? length : Math.max(1, rest);
  }
  return whole > 0 && whole >= broken;
}

/** Names the first lines with a byte that could not be read. */
function noteUnread(decoded: Decoded, notes: Notes): Decoded {
  if (!decoded.text.includes('\uFFFD')) return decoded;
  const lines = decoded.text
    .split('\n')
    .flatMap((line, index) => (line.includes('\uFFFD') ? [index + 1] : []));
  const named = lines.slice(0, 5).join(', ') + (lines.length > 5 ? ' …' : '');
  notes.add(note('note.brokenLine', { encoding: decoded.encoding.toUpperCase(), lines: named }));
  return decoded;
}
