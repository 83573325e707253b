type Channels = readonly [red: number, green: number, blue: number, alpha: number];

export const isColor = (text: string) => /^#[0-9a-f]{6}([0-9a-f]{2})?$/i.test(text);

const channels = (color: string): Channels => {
  // A stylesheet may have been minified to the short form.
  const digits =
    color.length < 6 ? [...color.slice(1)].map((digit) => digit + digit).join('') : color.slice(1);
  const at = (index: number) => Number.parseInt(digits.slice(index, index + 2) || 'ff', 16);
  return [at(0), at(2), at(4), at(6) / 255];
};

/** A colour as it is seen on a ground: what shines through is mixed in. */
export function opaque(color: string, ground: string): string {
  const [red, green, blue, alpha] = channels(color);
  const under = channels(ground);
  const mix = (value: number, below: number) =>
    Math.round(value * alpha + below * (1 - alpha))
      .toString(16)
      .padStart(2, '0');
  return `#${mix(red, under[0])}${mix(green, under[1])}${mix(blue, under[2])}`;
}

/** Contrast ratio of two opaque colours, 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const [red, green, blue] = channels(color).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
