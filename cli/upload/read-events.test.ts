import { expect, it } from 'vitest';
import { readEvents } from './read-events.ts';

it('reads events however their bytes are cut', async () => {
  const text =
    'retry: 2000\n\n: here\n\nevent: processing\ndata: {"title":"Größe"}\n\ndata: a\r\ndata:b\r\n\r\nevent: cut';
  const bytes = new TextEncoder().encode(text);
  for (const size of [1, 7, bytes.length]) {
    async function* cut() {
      for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
    }
    const found = [];
    for await (const event of readEvents(cut())) found.push(event);
    expect(found).toEqual([
      { event: 'processing', data: '{"title":"Größe"}' },
      { event: 'message', data: 'a\nb' },
    ]);
  }
});
