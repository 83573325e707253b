import type { CuePlace, CueRegion } from '@tv/contract/captions/cues';

const percentage = (text: string): number | undefined => {
  const value = /^(\d{1,3}(?:\.\d{1,6})?)%$/.exec(text)?.[1];
  return value !== undefined && Number(value) <= 100 ? Number(value) : undefined;
};

const isOneOf = <Value extends string>(all: readonly Value[], text: string | undefined): text is Value =>
  all.includes(text as Value);

const readers: Record<string, (value: string, place: CuePlace) => void> = {
  vertical(value, place) {
    if (isOneOf(['rl', 'lr'], value)) place.vertical = value;
  },
  line(value, place) {
    const [at = '', edge] = value.split(',');
    const share = percentage(at);
    if (share === undefined && !/^-?\d{1,4}(?:\.\d{1,6})?$/.test(at)) return;
    if (edge !== undefined && !isOneOf(['start', 'center', 'end'], edge)) return;
    place.line = share ?? (Number(at) || 0);
    if (share === undefined) place.isLineNumber = true;
    else delete place.isLineNumber;
    if (edge === 'center' || edge === 'end') place.lineAlign = edge;
    else delete place.lineAlign;
  },
  position(value, place) {
    const [at = '', point] = value.split(',');
    const share = percentage(at);
    if (share === undefined) return;
    if (point !== undefined && !isOneOf(['line-left', 'center', 'line-right'], point)) return;
    place.position = share;
    if (point) place.positionAlign = point;
    else delete place.positionAlign;
  },
  size(value, place) {
    const share = percentage(value);
    if (share !== undefined) place.size = share;
  },
  align(value, place) {
    if (value === 'center' || value === 'middle') delete place.align;
    if (isOneOf(['start', 'end', 'left', 'right'], value)) place.align = value;
  },
};

/**
 * Where text begins or ends that is aligned so and says no position: at the edge. Players disagree on it, and the standard has
 * it begin or end in the middle, so the edge is written.
 */
const edges = {
  start: { position: 0, positionAlign: 'line-left' },
  end: { position: 100, positionAlign: 'line-right' },
} as const;

const edgeOf = ({ align }: CuePlace) => (align === 'start' || align === 'end' ? edges[align] : undefined);

/** Cue settings (WebVTT section 6.3). What is none is passed over, as every reader of WebVTT does. */
export function readSettings(text: string, regions: readonly CueRegion[]): CuePlace | undefined {
  const place: CuePlace = {};
  let region: string | undefined;
  for (const setting of text.split(/[ \t]+/)) {
    const colon = setting.indexOf(':');
    if (colon < 1 || colon === setting.length - 1) continue;
    const [name, value] = [setting.slice(0, colon), setting.slice(colon + 1)];
    if (name === 'region') region = value;
    else if (Object.hasOwn(readers, name)) readers[name]!(value, place);
  }
  if (place.size === 100) delete place.size;
  const edge = edgeOf(place);
  if (edge && place.position === edge.position && place.positionAlign === edge.positionAlign) {
    delete place.position;
    delete place.positionAlign;
  }
  // A region places its cues by itself: beside a line, a size or upright lines it does not count.
  const isFree = place.line === undefined && place.size === undefined && !place.vertical;
  if (region && isFree && regions.some(({ id }) => id === region)) place.region = region;
  return Object.keys(place).length > 0 ? place : undefined;
}

export function writeSettings(place: CuePlace): string {
  const isOpen = place.position === undefined && place.positionAlign === undefined;
  const { vertical, line, isLineNumber, lineAlign, position, positionAlign, size, align, region } = {
    ...place,
    ...(isOpen && edgeOf(place)),
  };
  const edge = lineAlign ? `,${lineAlign}` : '';
  return [
    region && `region:${region}`,
    vertical && `vertical:${vertical}`,
    line !== undefined && `line:${line}${isLineNumber ? '' : '%'}${edge}`,
    position !== undefined && `position:${position}%${positionAlign ? `,${positionAlign}` : ''}`,
    size !== undefined && `size:${size}%`,
    align && `align:${align}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** A block `REGION` (WebVTT section 6.2); one without a name is none. */
export function readRegion(lines: readonly string[]): CueRegion | undefined {
  const region: CueRegion = {
    id: '',
    width: 100,
    lines: 3,
    regionAnchor: [0, 100],
    viewportAnchor: [0, 100],
  };
  for (const setting of lines.join(' ').split(/[ \t]+/)) {
    const [, name, value = ''] = /^([a-z]+)[:=](.+)$/.exec(setting) ?? [];
    if (name === 'id' && !value.includes('-->')) region.id = value.slice(0, 100);
    if (name === 'width') region.width = percentage(value) ?? region.width;
    if (name === 'lines' && /^\d{1,3}$/.test(value)) region.lines = Number(value);
    if (name === 'regionanchor') region.regionAnchor = readAnchor(value) ?? region.regionAnchor;
    if (name === 'viewportanchor') region.viewportAnchor = readAnchor(value) ?? region.viewportAnchor;
    if (name === 'scroll' && value === 'up') region.scroll = true;
  }
  return region.id === '' ? undefined : region;
}

function readAnchor(value: string): [number, number] | undefined {
  const [x, y] = value.split(',').map(percentage);
  return x === undefined || y === undefined ? undefined : [x, y];
}

export const writeRegion = ({ id, width, lines, regionAnchor, viewportAnchor, scroll }: CueRegion): string =>
  [
    'REGION',
    `id:${id}`,
    `width:${width}%`,
    `lines:${lines}`,
    `regionanchor:${regionAnchor.map((share) => `${share}%`).join(',')}`,
    `viewportanchor:${viewportAnchor.map((share) => `${share}%`).join(',')}`,
    ...(scroll ? ['scroll:up'] : []),
    '',
  ].join('\n');
