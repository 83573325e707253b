import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';
import { Notes } from './subtitle-file.ts';

/** Bytes of a text in an encoding of one byte a letter. */
function inBytes(text: string, encoding: string): Uint8Array {
  const bytes = new Map<string, number>();
  for (let byte = 128; byte < 256; byte += 1)
    bytes.set(new TextDecoder(encoding).decode(Uint8Array.of(byte)), byte);
  return Uint8Array.from([...text].map((letter) => bytes.get(letter) ?? letter.charCodeAt(0)));
}

const samples: [language: string, encoding: string, text: string][] = [
  ['pl', 'windows-1250', 'Zażółć gęślą jaźń'],
  ['cs', 'windows-1250', 'Dobrý den, přátelé. Dnes budeme mluvit o větru.'],
  ['hu', 'windows-1250', 'Jó reggelt! Ma a szélről beszélünk.'],
  ['ru', 'windows-1251', 'Доброе утро, друзья'],
  ['uk', 'windows-1251', 'Доброго ранку, друзі. Сьогодні ми говоримо про вітер.'],
  ['ru', 'koi8-r', 'Сегодня мы говорим о ветре, который дует.'],
  ['de', 'windows-1252', 'Schöne Grüße'],
  ['fr', 'windows-1252', 'L’été est arrivé, ça va être très beau.'],
  ['fr', 'windows-1252', 'Où êtes-vous ? Là-bas.'],
  ['it', 'windows-1252', 'È già lì'],
  ['en', 'windows-1251', 'Привет, как дела?'],
  ['en', 'windows-1250', 'Zażółć gęślą jaźń'],
  ['hu', 'windows-1250', 'őrült'],
  ['el', 'windows-1253', 'Καλημέρα φίλοι μου'],
  ['tr', 'windows-1254', 'Günaydın arkadaşlar, bugün şimdi başlıyoruz.'],
  ['he', 'windows-1255', 'בוקר טוב חברים'],
  ['ar', 'windows-1256', 'صباح الخير يا أصدقاء'],
];

describe('decodeText', () => {
  it.each(samples)('reads %s in %s, and says what it assumed', (language, encoding, text) => {
    const notes = new Notes();
    const bytes = inBytes(`1\n00:00:01,000 --> 00:00:02,000\n${text}\n`, encoding);
    expect(decodeText(bytes, language, notes)).toMatchObject({
      encoding,
      text: expect.stringContaining(text),
    });
    expect(notes.all()).toEqual([expect.stringContaining(`was read as ${encoding}`)]);
  });

  it('says nothing of UTF-8', () => {
    const notes = new Notes();
    expect(decodeText(Buffer.from('Zażółć'), 'pl', notes)).toEqual({ text: 'Zażółć', encoding: 'utf-8' });
    expect(notes.all()).toEqual([]);
  });

  it('reads UTF-8 where a file still declares the encoding that it had before, and says so', () => {
    const notes = new Notes();
    const text = '<?xml version="1.0" encoding="iso-8859-1"?><tt>Grüße – “schön”</tt>';
    expect(decodeText(Buffer.from(text), 'de', notes)).toEqual({ text, encoding: 'utf-8' });
    expect(notes.all()).toEqual(['It declares windows-1252 but is UTF-8; it was read as UTF-8.']);
    expect(decodeText(Buffer.from(text, 'latin1'), 'de', new Notes()).encoding).toBe('windows-1252');
  });

  it('names the lines of bytes that are no UTF-8 in a text that is', () => {
    const notes = new Notes();
    const bytes = Buffer.concat([Buffer.from('Grüße\nschöne '), Buffer.of(0xe9), Buffer.from('\nWörter')]);
    expect(decodeText(bytes, 'de', notes)).toEqual({
      text: 'Grüße\nschöne \ufffd\nWörter',
      encoding: 'utf-8',
    });
    expect(notes.all()).toEqual(['Some bytes are not valid UTF-8 and are shown as "\ufffd": line 2.']);
  });
});
