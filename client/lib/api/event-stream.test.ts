// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { eventsOf } from './event-stream.ts';

/** The events that are read when the text comes in these pieces. */
async function read(...pieces: string[]) {
  const encoder = new TextEncoder();
  const bytes = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(encoder.encode(piece));
      controller.close();
    },
  });
  const events = [];
  for await (const event of eventsOf(bytes)) events.push(event);
  return events;
}

it('reads names and data, and passes over comments and waits', async () => {
  expect(
    await read('retry: 2000\n\n: here\n\nevent: processing\ndata: {"id":"1"}\n\ndata: a\ndata: b\n\n'),
  ).toEqual([
    { name: 'processing', data: '{"id":"1"}' },
    { name: 'message', data: 'a\nb' },
  ]);
});

it('joins what comes in pieces, also within a letter or a line end', async () => {
  const [first = 0, second = 0] = new TextEncoder().encode('ü');
  const bytes = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('event: gone\r'));
      controller.enqueue(new Uint8Array([10, ...new TextEncoder().encode('data: '), first]));
      controller.enqueue(new Uint8Array([second]));
      controller.enqueue(new TextEncoder().encode('\r\n\r'));
      controller.enqueue(new TextEncoder().encode('\n'));
      controller.close();
    },
  });
  const events = [];
  for await (const event of eventsOf(bytes)) events.push(event);
  expect(events).toEqual([{ name: 'gone', data: 'ü' }]);
});

it('leaves out what the stream did not finish', async () => {
  expect(await read('data: whole\n\ndata: half')).toEqual([{ name: 'message', data: 'whole' }]);
});
