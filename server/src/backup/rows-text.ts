import type { RowsEvent } from './rows-db.ts';

const rowsAtOnce = 1_000;

/** The rows as lines: `t` begins a table, `r` a row, `e` the end. JSON holds no line end. */
export const textOfRows = (event: RowsEvent): string =>
  event.kind === 'rows'
    ? event.rows.map((row) => `r${row}\n`).join('')
    : `${event.kind === 'table' ? 't' : 'e'}${JSON.stringify(event)}\n`;

/** Reads what `textOfRows` wrote. Throws where the end is missing. */
export async function* readRowsText(text: AsyncIterable<Uint8Array>): AsyncGenerator<RowsEvent> {
  let rows: string[] = [];
  let isWhole = false;
  for await (const line of linesOf(text)) {
    if (line.startsWith('r')) rows.push(line.slice(1));
    if (rows.length > 0 && (!line.startsWith('r') || rows.length >= rowsAtOnce)) {
      yield { kind: 'rows', rows };
      rows = [];
    }
    if (line.startsWith('t') || line.startsWith('e')) yield JSON.parse(line.slice(1)) as RowsEvent;
    isWhole = line.startsWith('e');
  }
  if (!isWhole) throw new Error('The rows of the database ended too early.');
}

/** The lines of a text that ends with a line end. It is cut at `\n` alone: a text may hold other signs that end a line, such as U+2028. */
export async function* linesOf(text: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of text) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop()!;
    yield* lines;
  }
}
