import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { fetchText } from '@tv/client/lib/api/call.ts';
import style from './card-preview.module.css';
import { parseSeekPreviews } from './seek-previews.ts';

/** Milliseconds that each picture stays, and how many there are at most. */
const beat = 700;
const most = 12;

/** An item in a few of its seek pictures, one after the other, without a sound. */
export function CardPreview({ address }: { address: string }) {
  const { data } = useQuery({
    queryKey: ['seek-previews', address],
    staleTime: Infinity,
    queryFn: async ({ signal }) =>
      spread(parseSeekPreviews(await fetchText(address, signal), new URL(address, location.href).href)),
  });
  const [shown, setShown] = useState(0);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const timer = setInterval(() => setShown((index) => index + 1), beat);
    return () => clearInterval(timer);
  }, []);
  const preview = data?.[shown % data.length];
  if (!preview) return null;
  const scale = Math.max(size.width / preview.width, size.height / preview.height);
  return (
    <div
      // Measured once: it is here for seconds.
      ref={(frame) => {
        if (frame && size.width === 0) setSize({ width: frame.clientWidth, height: frame.clientHeight });
      }}
      className={style.frame}
      aria-hidden="true"
    >
      <span
        className={style.picture}
        style={{
          width: preview.width,
          height: preview.height,
          scale: String(scale),
          backgroundImage: `url("${preview.url}")`,
          backgroundPosition: `-${preview.x}px -${preview.y}px`,
        }}
      />
    </div>
  );
}

/** A few pictures from all over the item, instead of its first seconds only. */
function spread<Entry>(all: readonly Entry[]): Entry[] {
  const step = Math.max(1, all.length / most);
  return Array.from(
    { length: Math.min(most, all.length) },
    (_, index) => all[Math.floor(index * step)] as Entry,
  );
}
