import { escapeMarkup } from '@tv/contract/formats/escape-markup';

/** A line of a plot: one value at each column, or nothing where none was measured. */
export type Line = { name: string; values: (number | undefined)[] };

export type Plot = {
  title: string;
  /** Names of the columns on the horizontal axis. */
  columns: string[];
  lines: Line[];
  /** A value that is marked by a dashed line: what is to be reached. */
  aim?: { name: string; value: number };
};

const width = 760;
const height = 380;
const area = { left: 64, right: 520, top: 44, bottom: 330 };
/** Colours that are distinguishable on white and on black, also by people who see red and green alike (Okabe and Ito). */
const colours = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#8f7a00', '#3d8fc9', '#a15c00', '#7f7f7f'];

/** An SVG picture of lines over a logarithmic axis. Its texts take the colour of the page's theme. */
export function drawPlot({ title, columns, lines, aim }: Plot): string {
  const values = lines.flatMap((line) => line.values.filter((value) => value !== undefined && value > 0));
  const [low, high] = decadesOf([...(values as number[]), ...(aim ? [aim.value] : [])]);
  const x = (index: number) =>
    area.left + ((area.right - area.left) * (index + 0.5)) / Math.max(columns.length, 1);
  const y = (value: number) =>
    area.bottom - ((area.bottom - area.top) * (Math.log10(value) - low)) / (high - low);
  const ticks = Array.from({ length: high - low + 1 }, (_, step) => 10 ** (low + step));
  const grid = ticks.map(
    (tick) =>
      `<path class="grid" d="M${area.left} ${round(y(tick))}H${area.right}"/><text class="tick" text-anchor="end" x="${area.left - 8}" y="${round(y(tick) + 4)}">${label(tick)}</text>`,
  );
  const names = columns.map(
    (name, index) =>
      `<text class="tick" text-anchor="middle" x="${round(x(index))}" y="${area.bottom + 20}">${escapeMarkup(name)}</text>`,
  );
  const drawn = lines.map((line, index) => {
    const points = line.values.flatMap((value, index) =>
      value !== undefined && value > 0 ? [[round(x(index)), round(y(value))]] : [],
    );
    const colour = colours[index % colours.length];
    const at = area.top + 10 + index * 20;
    return [
      `<polyline stroke="${colour}" points="${points.map((point) => point.join(',')).join(' ')}"/>`,
      ...points.map(([cx, cy]) => `<circle fill="${colour}" cx="${cx}" cy="${cy}" r="4"/>`),
      `<circle fill="${colour}" cx="${area.right + 24}" cy="${at - 4}" r="5"/><text x="${area.right + 36}" y="${at}">${escapeMarkup(line.name)}</text>`,
    ].join('');
  });
  const marked = aim
    ? `<path class="aim" d="M${area.left} ${round(y(aim.value))}H${area.right}"/><text class="tick" x="${area.left + 4}" y="${round(y(aim.value) - 5)}">${escapeMarkup(aim.name)}</text>`
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeMarkup(title)}">
<style>
.page { fill: #ffffff } text { font: 13px system-ui, sans-serif; fill: #1f2328 } .title { font-weight: 600; font-size: 15px } .tick { font-size: 12px }
.grid { stroke: #8b949e; stroke-opacity: .35 } .aim { stroke: #8b949e; stroke-width: 1.5; stroke-dasharray: 6 4 } polyline { fill: none; stroke-width: 2 }
@media (prefers-color-scheme: dark) { text { fill: #e6edf3 } .page { fill: #0d1117 } }
</style>
<rect class="page" width="${width}" height="${height}"/>
<text class="title" x="${area.left}" y="24">${escapeMarkup(title)}</text>
${[...grid, ...names, marked, ...drawn].join('\n')}
</svg>
`;
}

/** The powers of ten below and above all values; at least one decade. */
function decadesOf(values: readonly number[]): [low: number, high: number] {
  if (values.length === 0) return [0, 1];
  const low = Math.floor(Math.log10(Math.min(...values)));
  return [low, Math.max(low + 1, Math.ceil(Math.log10(Math.max(...values))))];
}

const label = (tick: number) => (tick >= 1 ? String(tick) : String(Number(tick.toPrecision(1))));
const round = (value: number) => Math.round(value * 10) / 10;
