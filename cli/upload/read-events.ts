export type ServerSentEvent = { event: string; data: string };

const longestEvent = 1_000_000;

/** Server-sent events of a stream (HTML Standard, section 9.2.6); comments and fields that nobody needs are left out. */
export async function* readEvents(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<ServerSentEvent> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of bytes) {
    const blocks = (rest + decoder.decode(chunk, { stream: true })).split(/\r?\n\r?\n/);
    rest = blocks.pop()!;
    if (rest.length > longestEvent) throw new Error('an event does not end');
    for (const block of blocks) {
      const fields = block.split(/\r?\n/);
      const valuesOf = (name: string) =>
        fields
          .filter((field) => field.startsWith(`${name}:`))
          .map((field) => field.slice(name.length + 1).replace(/^ /, ''));
      const data = valuesOf('data').join('\n');
      if (data) yield { event: valuesOf('event').at(-1) ?? 'message', data };
    }
  }
}
