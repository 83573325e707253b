import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { spokenTones } from './tones.ts';

/**
 * A service with the OpenAI-compatible interfaces of recognizers and language models, for all tests: it hears the
 * words of `tones.ts` and one sentence in any other sound, and translates captions by writing the language before them.
 */
export async function startCaptionService(): Promise<{ url: string; close(): void }> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const isChat = request.url?.endsWith('/chat/completions');
    const body = Buffer.concat(chunks);
    const answer = isChat ? translated(body.toString()) : heardIn(body);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function heardIn(form: Buffer) {
  const sentence = { start: 0.5, end: 3, text: 'The heat pumps are running.' };
  const tones = spokenTones(form.subarray(form.indexOf('RIFF')));
  return { language: 'english', segments: tones.length > 0 ? tones : [sentence] };
}

function translated(body: string) {
  const { messages } = JSON.parse(body) as { messages: { content: string }[] };
  const language = /into (\w+)/.exec(messages[0]!.content)?.[1];
  const { captions } = JSON.parse(messages[1]!.content) as { captions: { id: number; text: string }[] };
  const content = JSON.stringify({
    captions: captions.map(({ id, text }) => ({ id, text: `${language}: ${text}` })),
  });
  return { choices: [{ message: { content } }] };
}
