import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Brotli quality (0 to 11) for pages of one visit. A higher one costs more time than it saves. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** A text in an encoding that the browser accepts. `encoding` is absent for plain text. */
export async function compressed(
  text: string,
  accepted: string | string[] | undefined,
): Promise<{ body: string | Buffer; encoding?: 'br' | 'gzip' }> {
  const offers = String(accepted ?? '')
    .split(',')
    .filter((offer) => !/;\s*q=0(\.0*)?\s*$/.test(offer))
    .map((offer) => offer.split(';')[0]!.trim());
  if (offers.includes('br')) return { body: await brotli(text, quality), encoding: 'br' };
  if (offers.includes('gzip')) return { body: await zip(text), encoding: 'gzip' };
  return { body: text };
}
