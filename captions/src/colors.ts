/** Names that TTML and CSS share, and those that subtitle editors write besides. */
const named: Record<string, string> = {
  transparent: '#00000000',
  black: '#000000',
  silver: '#c0c0c0',
  gray: '#808080',
  grey: '#808080',
  white: '#ffffff',
  maroon: '#800000',
  red: '#ff0000',
  purple: '#800080',
  fuchsia: '#ff00ff',
  magenta: '#ff00ff',
  green: '#008000',
  lime: '#00ff00',
  olive: '#808000',
  yellow: '#ffff00',
  navy: '#000080',
  blue: '#0000ff',
  teal: '#008080',
  aqua: '#00ffff',
  cyan: '#00ffff',
  orange: '#ffa500',
  pink: '#ffc0cb',
  gold: '#ffd700',
  brown: '#a52a2a',
  lightgray: '#d3d3d3',
  lightgrey: '#d3d3d3',
  darkgray: '#a9a9a9',
  lightblue: '#add8e6',
  lightgreen: '#90ee90',
  lightyellow: '#ffffe0',
  skyblue: '#87ceeb',
  violet: '#ee82ee',
};

const hex = (value: number) =>
  Math.max(0, Math.min(255, Math.round(value)))
    .toString(16)
    .padStart(2, '0');

/**
 * A colour as `#rrggbb`, or `#rrggbbaa` where it is not opaque; undefined if it is none. The last value of `rgba()` goes
 * to 1 in CSS and to 255 in TTML.
 */
export function readColor(text: string, opaque: 1 | 255 = 1): string | undefined {
  const value = text.trim().toLowerCase();
  if (Object.hasOwn(named, value)) return named[value];
  const digits = /^#?([0-9a-f]{3,8})$/.exec(value)?.[1];
  if (digits && (value.startsWith('#') || digits.length === 6)) return fromDigits(digits);
  const parts = /^rgba?\(([\d.,%\s/]{1,60})\)$/
    .exec(value)?.[1]
    ?.split(/[\s,/]+/)
    .filter(Boolean);
  if (!parts || parts.length < 3 || parts.length > 4) return undefined;
  const channel = (part: string, whole: number) =>
    part.endsWith('%') ? (Number(part.slice(0, -1)) * 255) / 100 : (Number(part) * 255) / whole;
  const values = parts.map((part, index) => channel(part, index === 3 ? opaque : 255));
  if (values.some((each) => !Number.isFinite(each))) return undefined;
  return fromDigits(values.map(hex).join(''));
}

function fromDigits(digits: string): string | undefined {
  const long = digits.length <= 4 ? digits.replace(/./g, '$&$&') : digits;
  if (long.length !== 6 && long.length !== 8) return undefined;
  return `#${long.endsWith('ff') && long.length === 8 ? long.slice(0, 6) : long}`;
}
