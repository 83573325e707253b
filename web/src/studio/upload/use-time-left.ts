import { useEffect, useRef, useState } from 'react';
import { addSample, secondsLeft, type Sample } from '@tv/contract/time-left';
import { isUnderWay, type UploadEntry } from './upload-entry.ts';

/** Seconds until all bytes are sent, as fast as lately. */
export function useTimeLeft(entries: readonly UploadEntry[]): number | undefined {
  const samples = useRef<Sample[]>([]);
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    const open = entries.filter(isUnderWay);
    const sent = entries.reduce((sum, { sentBytes }) => sum + sentBytes, 0);
    const rest = open.reduce((sum, { size, sentBytes }) => sum + size - sentBytes, 0);
    samples.current = addSample(samples.current, { at: performance.now(), done: sent });
    setLeft(open.length > 0 ? secondsLeft(samples.current, rest) : undefined);
  }, [entries]);
  return left;
}
