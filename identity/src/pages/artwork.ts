/** The colours of the picture beside the form: a sky in four stops, ribbons of light, ridges and wind turbines. */
export interface Palette {
  sky: [string, string, string, string];
  ribbons: [string, string, string];
  /** The farthest ridge first. */
  ridges: string[];
  /** Without a colour there are no turbines. */
  turbine: string | undefined;
  stars: number;
}

export const dusk: Palette = {
  sky: ['#070b18', '#0f2440', '#1d4f63', '#3f8f86'],
  ribbons: ['#45e0a5', '#3aa7e8', '#8f7bff'],
  ridges: ['#255e6d', '#184655', '#10303f', '#0b202d', '#08151e'],
  turbine: '#0b202d',
  stars: 110,
};

export const dawn: Palette = {
  sky: ['#7fbaf0', '#c4e2fb', '#ffeedd', '#ffcfa0'],
  ribbons: ['#ffffff', '#ffffff', '#ffffff'],
  ridges: ['#b9cfd6', '#93b5bd', '#6c969f', '#47757f', '#2c5761'],
  turbine: '#47757f',
  stars: 0,
};

const width = 1600;
const height = 1200;

/** The random numbers of mulberry32, which are the same on every machine. */
function random(seed: number) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const round = (value: number) => Math.round(value * 10) / 10;

function wave(next: () => number, amplitude: number) {
  const parts = [1, 2, 3, 5].map((frequency) => ({
    frequency: frequency * (0.8 + next() * 0.5),
    phase: next() * Math.PI * 2,
    size: (amplitude / frequency) * (0.6 + next() * 0.4),
  }));
  return (x: number) =>
    parts.reduce(
      (y, part) => y + Math.sin((x / width) * Math.PI * 2 * part.frequency + part.phase) * part.size,
      0,
    );
}

function line(y: (x: number) => number) {
  const points: string[] = [];
  for (let x = 0; x <= width; x += 20) points.push(`${x} ${round(y(x))}`);
  return points.join('L');
}

function turbine(x: number, y: number, size: number, angle: number, colour: string) {
  const blade = `M-${round(size * 0.012)} 0C-${round(size * 0.05)} -${round(size * 0.14)} -${round(size * 0.022)} -${round(size * 0.4)} 0 -${round(size * 0.56)}C${round(size * 0.012)} -${round(size * 0.36)} ${round(size * 0.02)} -${round(size * 0.12)} ${round(size * 0.012)} 0Z`;
  const blades = [0, 120, 240]
    .map((turn) => `<path d="${blade}" transform="rotate(${angle + turn})"/>`)
    .join('');
  const foot = round(size * 0.022);
  return `<g fill="${colour}" transform="translate(${round(x)} ${round(y)})"><path d="M-${round(size * 0.009)} 0L-${foot} ${round(size * 1.15)}H${foot}L${round(size * 0.009)} 0Z"/>${blades}<circle r="${round(size * 0.024)}"/></g>`;
}

export function artwork(palette: Palette) {
  const next = random(20);
  const stops = palette.sky.map(
    (colour, index) => `<stop offset="${[0, 0.36, 0.58, 0.74][index]}" stop-color="${colour}"/>`,
  );
  const stars = Array.from({ length: palette.stars }, () => {
    const [x, y, size] = [next() * width, next() ** 1.4 * height * 0.5, 0.6 + next() * 1.1];
    return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(size)}" opacity="${round(0.25 + next() * 0.6)}"/>`;
  });
  const ribbons = palette.ribbons.map((colour, index) => {
    const base = 250 + index * 120;
    const edge = wave(next, 90);
    const depth = 150 + next() * 90;
    const lower = line((x) => base + edge(x));
    const upper = line((x) => base + edge(width - x) - depth)
      .split('L')
      .map((point) => {
        const [x = 0, y = 0] = point.split(' ').map(Number);
        return `${width - x} ${y}`;
      });
    return `<path d="M${lower}L${upper.join('L')}Z" fill="url(#ribbon${index})"/><linearGradient id="ribbon${index}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${colour}" stop-opacity="0"/><stop offset=".75" stop-color="${colour}" stop-opacity=".5"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></linearGradient>`;
  });
  const ridges = palette.ridges.map((colour, index) => {
    const base = 740 + index * 92;
    const edge = wave(next, 46 + index * 7);
    const top = (x: number) => base + edge(x);
    const mill = (x: number, size: number) =>
      turbine(x, top(x) - size, size, next() * 120, palette.ridges[index] ?? '');
    const mills = !palette.turbine
      ? []
      : index === 1
        ? [890, 985, 1275].map((x) => mill(x, 130 + next() * 20))
        : index === 3
          ? [mill(690, 320), mill(1150, 400)]
          : [];
    return `${mills.join('')}<path d="M${line(top)}V${height}H0Z" fill="${colour}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMax slice"><defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">${stops.join('')}</linearGradient><filter id="soft" x="-20%" y="-50%" width="140%" height="200%"><feGaussianBlur stdDeviation="38"/></filter></defs><rect width="${width}" height="${height}" fill="url(#sky)"/><g fill="#fff">${stars.join('')}</g><g filter="url(#soft)">${ribbons.join('')}</g>${ridges.join('')}</svg>`;
}
