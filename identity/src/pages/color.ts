export const isColor = (value: unknown): value is string =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);

function luminance(color: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Ratio of two opaque colours, 1 to 21 (WCAG 2.2, 1.4.3). */
export function contrast(one: string, other: string) {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Two opaque colours, `share` of the other in the one. */
export function mix(one: string, other: string, share: number) {
  const part = (color: string, start: number) => Number.parseInt(color.slice(start, start + 2), 16);
  const channels = [1, 3, 5].map((start) => {
    const value = Math.round(part(one, start) * (1 - share) + part(other, start) * share);
    return value.toString(16).padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
