import { contrast, opaque } from '@tv/contract/branding/colors';

/** Below this contrast a part of a logo is lost on its background. */
const least = 1.5;

/**
 * Whether a logo would hardly be seen on a background. `pixels`: red, green, blue and opacity of each. Of a logo with a
 * transparent ground half has to be seen. One with a ground of its own may share that with the page, if its writing is seen.
 */
export function vanishes(pixels: ArrayLike<number>, ground: string): boolean {
  let [drawn, seen] = [0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    const opacity = pixels[at + 3]! / 255;
    drawn += opacity;
    if (opacity > 0.05 && contrast(opaque(colorAt(pixels, at), ground), ground) >= least) seen += opacity;
  }
  const hasOwnGround = drawn > (pixels.length / 4) * 0.98;
  return drawn > 0 && seen / drawn < (hasOwnGround ? 0.02 : 0.5);
}

const colorAt = (pixels: ArrayLike<number>, at: number) =>
  `#${[0, 1, 2, 3].map((channel) => pixels[at + channel]!.toString(16).padStart(2, '0')).join('')}`;
