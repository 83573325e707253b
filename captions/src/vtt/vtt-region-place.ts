import type { CuePlace, CueRegion } from '@tv/contract/captions/cues';

/** Percentages of the height that one line takes (WebVTT section 7.2). */
const lineHeight = 5.33;

/** A region of WebVTT, in which cues stand at the bottom, as a place for formats that have no such regions. */
export function placeOfRegion(region: CueRegion, { align }: CuePlace): CuePlace {
  const { width, lines, regionAnchor, viewportAnchor } = region;
  const height = Math.min(100, lines * lineHeight);
  const bottom = viewportAnchor[1] + (height * (100 - regionAnchor[1])) / 100;
  const left = viewportAnchor[0] - (width * regionAnchor[0]) / 100;
  const share = align === undefined ? 0.5 : align === 'start' || align === 'left' ? 0 : 1;
  const within = (value: number) => Math.round(Math.max(0, Math.min(100, value)) * 100) / 100;
  return {
    line: within(bottom),
    lineAlign: 'end',
    position: within(left + width * share),
    size: width,
    ...(align && { align }),
  };
}
