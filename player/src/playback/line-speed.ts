/** What only some browsers say. */
type Facts = { connection?: { downlink?: number } };

/** Bytes from which on a file tells the speed of the line more than its latency. */
const telling = 40_000;
/** Bits a second where nothing is known. */
const careful = 2_000_000;

/** The speed at which the page's own files came, the best of them: several share the line. Nothing of those that were in a cache. */
function speedOfFiles(): number | undefined {
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const speeds = files
    .filter(
      ({ transferSize, responseStart, responseEnd }) => transferSize > telling && responseEnd > responseStart,
    )
    .map(
      ({ transferSize, responseStart, responseEnd }) => (transferSize * 8000) / (responseEnd - responseStart),
    );
  return speeds.length > 0 ? Math.max(...speeds) : undefined;
}

/** Bits a second that the line seems to bring, before anything was played. */
export function lineSpeed(): number {
  const { downlink } = (navigator as Facts).connection ?? {};
  return speedOfFiles() ?? (downlink ? downlink * 1e6 : careful);
}
