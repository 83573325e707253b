import { useMemo } from 'react';
import { withMediaToken } from '@tv/client/lib/media-contents/address.ts';
import { textsOf } from '@tv/client/lib/media-contents/texts-of.ts';
import { parseSeekPreviews } from '@tv/player/seek-bar/seek-previews.ts';
import { useLoadedText } from '@tv/player/use-loaded-text.ts';
import { barsOf, parsePeaks } from '@tv/player/seek-bar/waveform.tsx';
import style from './cut-timeline.module.css';

type FilmStripProps = {
  item: { id: string; organizationId: string };
  seekPreviewsUrl: string | undefined;
  waveformUrl: string | undefined;
  durationInSeconds: number;
};

/** Pictures beside each other in the strip, at most. */
const pictures = 10;

/** Small pictures of a film from its start to its end, or the waveform of a sound. */
export function FilmStrip({ item, seekPreviewsUrl, waveformUrl, durationInSeconds }: FilmStripProps) {
  const { id, organizationId } = item;
  const loadText = useMemo(() => textsOf({ id, organizationId }), [id, organizationId]);
  const previews =
    useLoadedText(seekPreviewsUrl, seekPreviewsUrl !== undefined, loadText, parsePreviews) ?? [];
  const peaks = useLoadedText(waveformUrl, waveformUrl !== undefined, loadText, parsePeaks);
  const bars = useMemo(() => barsOf(peaks ?? []), [peaks]);
  if (previews.length > 0)
    return (
      <span className={style.film} aria-hidden="true">
        {Array.from({ length: pictures }, (_, index) => {
          const seconds = (durationInSeconds * (index + 0.5)) / pictures;
          const preview = previews.findLast(({ startTime }) => startTime <= seconds) ?? previews[0]!;
          const { x, y, width, height, url } = preview;
          return (
            <svg key={index} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice">
              <svg x={-x} y={-y} overflow="visible">
                <image href={withMediaToken(url, item)} />
              </svg>
            </svg>
          );
        })}
      </span>
    );
  return (
    <svg
      className={style.bars}
      viewBox={`0 0 ${Math.max(1, bars.length * 2)} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {bars.map((bar, at) => (
        <rect key={at} x={at * 2 + 0.4} y={50 - bar * 46} width={1.2} height={Math.max(4, bar * 92)} />
      ))}
    </svg>
  );
}

const parsePreviews = (file: string, url: string) =>
  parseSeekPreviews(file, new URL(url, location.origin).href);
