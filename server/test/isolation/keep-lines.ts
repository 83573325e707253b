/** Writes lines of a log and of those made of it into a list, in place of the standard output. */
export function keepLines(log: object, lines: string[]): void {
  const stream = Object.getOwnPropertySymbols(log).find(({ description }) => description === 'pino.stream')!;
  Object.assign(log, { [stream]: { write: (line: string) => void lines.push(line) } });
}
