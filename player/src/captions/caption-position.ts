import type { Cue, CuePlace, CueRegion } from '@tv/contract/captions/cues';
import type { CSSProperties } from 'react';

/** Cues that stand together, one below the other. `usual`: at the bottom, where they move out of the controls' way. */
export type CueGroup = { key: string; cues: Cue[] } & (
  | { kind: 'usual' }
  | { kind: 'placed'; isVertical: boolean; before: Room; after: Room; style: CSSProperties }
  | { kind: 'region'; style: CSSProperties }
);
/** The free room on one side. Both sides give way before a cue leaves the picture. */
type Room = CSSProperties | undefined;

const anchors = { 'line-left': 0, center: 0.5, 'line-right': 1 };
const anchorOf = (align: CuePlace['align']) =>
  align === undefined ? 0.5 : align === 'start' || align === 'left' ? 0 : 1;

/** Where along the line a cue begins and how long it is, in percent; undefined where that is left open. */
const along = ({ position, positionAlign, size, align }: CuePlace) => {
  if (position === undefined && size === undefined) return undefined;
  const share = positionAlign ? anchors[positionAlign] : anchorOf(align);
  const at = position ?? anchorOf(align) * 100;
  const room = Math.min(share > 0 ? at / share : Infinity, share < 1 ? (100 - at) / (1 - share) : Infinity);
  const length = Math.min(size ?? 100, room);
  return { from: at - length * share, length };
};

/** How a cue stands among those around it, where only its words are placed. */
export const alignStyle = (cuePosition: CuePlace | undefined): CSSProperties => {
  const box = cuePosition && !cuePosition.vertical && along(cuePosition);
  return {
    ...(cuePosition?.align && { textAlign: cuePosition.align }),
    ...(box && { marginLeft: `${box.from}%`, inlineSize: `${box.length}%` }),
  };
};

const lines = (count: number): Room =>
  count > 0 ? { flex: `0 1 calc(${count} * var(--line-height))` } : undefined;
const percent = (share: number): Room => (share > 0 ? { flex: `0 1 ${share}%` } : undefined);

/** What is free before and after cues, from the top or, where lines are upright, from the left. */
const across = ({ vertical, line, isLineNumber, lineAlign }: CuePlace): [before: Room, after: Room] => {
  const fills = { flex: '1' };
  if (line === undefined) return vertical === 'rl' ? [undefined, fills] : [fills, undefined];
  if (isLineNumber) {
    const isFromEnd = line < 0 !== (vertical === 'rl');
    const room = lines(line < 0 ? -1 - line : line);
    return isFromEnd ? [fills, room] : [room, fills];
  }
  if (lineAlign === 'center') return [{ flex: `${line} 1 0` }, { flex: `${100 - line} 1 0` }];
  return lineAlign === 'end' ? [fills, percent(100 - line)] : [percent(line), fills];
};

const placed = (cuePosition: CuePlace) => {
  const isVertical = cuePosition.vertical !== undefined;
  const box = along(cuePosition);
  const [before, after] = across(cuePosition);
  const style: CSSProperties = {
    ...(cuePosition.align && { textAlign: cuePosition.align }),
    ...(cuePosition.vertical && {
      writingMode: cuePosition.vertical === 'rl' ? 'vertical-rl' : 'vertical-lr',
    }),
    ...(isVertical
      ? { top: `${box?.from ?? 0}%`, blockSize: 'auto', height: `${box?.length ?? 100}%` }
      : box && { marginLeft: `${box.from}%`, width: `${box.length}%` }),
  };
  return { kind: 'placed' as const, isVertical, before, after, style };
};

/** WebVTT section 7.2: a region is as high as its lines, and lies where its anchor is put. */
const regionStyle = ({ width, lines: count, regionAnchor, viewportAnchor }: CueRegion): CSSProperties => ({
  width: `${width}%`,
  height: `calc(${count} * var(--line-height))`,
  left: `${viewportAnchor[0] - (width * regionAnchor[0]) / 100}%`,
  top: `calc(${viewportAnchor[1]}% - ${(count * regionAnchor[1]) / 100} * var(--line-height))`,
});

const isUsual = ({ vertical, line, isLineNumber }: CuePlace) =>
  !vertical && (line === undefined || (isLineNumber && line === -1));

/** The cues of a moment, grouped by position. Without a picture all have the usual position. */
export const groupCues = (
  cues: readonly Cue[],
  regions: readonly CueRegion[],
  hasPicture: boolean,
): CueGroup[] => {
  const groups = new Map<string, CueGroup>();
  for (const { place: given, ...words } of cues) {
    const cuePosition = (hasPicture && given) || {};
    const cue: Cue = { ...words, place: cuePosition };
    const region = regions.find(({ id }) => id === cuePosition.region);
    const key = region ? `region ${region.id}` : isUsual(cuePosition) ? 'usual' : JSON.stringify(cuePosition);
    const known = groups.get(key);
    if (known) known.cues.push(cue);
    else if (region) groups.set(key, { key, cues: [cue], kind: 'region', style: regionStyle(region) });
    else if (key === 'usual') groups.set(key, { key, cues: [cue], kind: 'usual' });
    else groups.set(key, { key, cues: [cue], ...placed(cuePosition) });
  }
  return [...groups.values()];
};
