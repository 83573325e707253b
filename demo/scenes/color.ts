/** Colours are `#rrggbb`; mixing happens in OKLab, so that dusk never turns grey on its way. */
type Lab = [number, number, number];

const toLinear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const fromLinear = (value: number): number =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

const cache = new Map<string, Lab>();

const toLab = (hex: string): Lab => {
  const known = cache.get(hex);
  if (known) return known;
  const channel = (start: number): number => toLinear(Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  const [r, g, b] = [channel(1), channel(3), channel(5)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lab: Lab = [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
  cache.set(hex, lab);
  return lab;
};

/** Channels 0 to 255, not rounded. */
const toRgb = ([lightness, a, b]: Lab): Lab => {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear: Lab = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return linear.map((value) => 255 * fromLinear(Math.min(1, Math.max(0, value)))) as Lab;
};

const mixLab = (one: string, other: string, share: number): Lab => {
  const from = toLab(one);
  const to = toLab(other);
  return [0, 1, 2].map((index) => from[index]! + (to[index]! - from[index]!) * share) as Lab;
};

export const mix = (one: string, other: string, share: number): string =>
  `#${toRgb(mixLab(one, other, share))
    .map((value) => Math.round(value).toString(16).padStart(2, '0'))
    .join('')}`;

export const rgbBetween = (one: string, other: string, share: number): Lab =>
  toRgb(mixLab(one, other, share));

export const withAlpha = (hex: string, alpha: number): string =>
  `${hex}${Math.round(255 * Math.min(1, Math.max(0, alpha)))
    .toString(16)
    .padStart(2, '0')}`;
