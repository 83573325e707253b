import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A service with the OpenAI-compatible interfaces of recognizers and language models, for all tests: it hears one sentence in any
 * sound, and translates captions by writing the language before them.
 */
export async function startCaptionService(): Promise<{ url: string; close(): void }> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const isChat = request.url?.endsWith('/chat/completions');
    const answer = isChat ? translated(Buffer.concat(chunks).toString()) : heard;
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

const heard = {
  language: 'english',
  segments: [{ start: 0.5, end: 3, text: 'The heat pumps are running.' }],
};

function translated(body: string) {
  const { messages } = JSON.parse(body) as { messages: { content: string }[] };
  const language = /into (\w+)/.exec(messages[0]!.content)?.[1];
  const { captions } = JSON.parse(messages[1]!.content) as { captions: { id: number; text: string }[] };
  const content = JSON.stringify({
    captions: captions.map(({ id, text }) => ({ id, text: `${language}: ${text}` })),
  });
  return { choices: [{ message: { content } }] };
}
