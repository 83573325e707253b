import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Of 11: beyond it, a page made for one visit costs more time than it saves. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** A text as a browser takes it; `encoding` is missing where it travels as it is. */
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
