type Channels = readonly [red: number, green: number, blue: number, alpha: number];

/** `#RRGGBB` or `#RRGGBBAA`. */
export const isColor = (value: unknown): value is string =>
  typeof value === 'string' && /^#[0-9a-f]{6}([0-9a-f]{2})?$/i.test(value);

const channels = (color: string): Channels => {
  // A stylesheet may have been minified to the short form.
  const digits =
    color.length < 6 ? [...color.slice(1)].map((digit) => digit + digit).join('') : color.slice(1);
  const at = (index: number) => Number.parseInt(digits.slice(index, index + 2) || 'ff', 16);
  return [at(0), at(2), at(4), at(6) / 255];
};

/** Two colours, `share` (0 to 1) of the other in the one; transparency is passed over. */
export function mix(one: string, other: string, share: number): string {
  const over = channels(other);
  const parts = channels(one).slice(0, 3);
  return `#${parts.map((value, index) => hex(value * (1 - share) + over[index]! * share)).join('')}`;
}

/** A colour as it is seen on an opaque ground. */
export const opaque = (color: string, ground: string): string => mix(ground, color, channels(color)[3]);

/** Contrast ratio of two opaque colours, 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** Relative luminance of an opaque colour, 0 (black) to 1 (white) (WCAG 2.2). */
export function luminance(color: string): number {
  const [red, green, blue] = channels(color).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0');
