/** Reads the output of `-progress pipe:1`. `out_time_us` is in microseconds. */
export function progressReader(onSeconds: (seconds: number) => void): (chunk: Buffer) => void {
  let rest = '';
  return (chunk) => {
    const lines = (rest + chunk.toString('latin1')).split('\n');
    rest = lines.pop()!.slice(-1000);
    for (const line of lines) {
      const microseconds = /^out_time_us=(\d+)/.exec(line)?.[1];
      if (microseconds) onSeconds(Number(microseconds) / 1e6);
    }
  };
}
