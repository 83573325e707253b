import { thumbHashToAverageRGBA, thumbHashToDataURL } from 'thumbhash';

export type Placeholder = { picture: string; color: string };

const known = new Map<string, Placeholder | undefined>();
/** Decoded placeholders in the cache: more than any screen shows. */
const most = 500;

/** The blurred picture and the average colour that a thumbhash (base64) holds; undefined for what is none. */
export function placeholderOf(hash: string | undefined): Placeholder | undefined {
  if (!hash) return undefined;
  if (!known.has(hash)) {
    if (known.size >= most) known.clear();
    known.set(hash, decode(hash));
  }
  return known.get(hash);
}

function decode(hash: string): Placeholder | undefined {
  try {
    const bytes = Uint8Array.from(atob(hash), (letter) => letter.charCodeAt(0));
    const { r, g, b } = thumbHashToAverageRGBA(bytes);
    const color = `rgb(${[r, g, b].map((part) => Math.round(part * 255)).join(' ')})`;
    let picture: string | undefined;
    // Rows that fly by need the colour alone; the picture takes far longer.
    return {
      color,
      get picture() {
        return (picture ??= thumbHashToDataURL(bytes));
      },
    };
  } catch {
    return undefined;
  }
}
