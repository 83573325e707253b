import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

type Step = 'greeting' | 'RCPT' | 'DATA' | 'end of data';
/** A reply instead of the usual one; `hang up`: none, and the connection ends. */
export type Replies = Partial<Record<Step, string>>;

const usual: Record<Step, string> = {
  greeting: '220 ready',
  RCPT: '250 ok',
  DATA: '354 go on',
  'end of data': '250 taken',
};

/** Speaks as much SMTP as one mail needs, on a free port. `received` holds every mail that came to its last byte. */
export async function startSmtpServer() {
  const received: string[] = [];
  const sockets = new Set<Socket>();
  let replies: Replies = {};
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    const answer = (step: Step) => {
      const reply = replies[step] ?? usual[step];
      if (reply === 'hang up') socket.destroy();
      else socket.write(`${reply}\r\n`);
    };
    let buffer = '';
    let isData = false;
    answer('greeting');
    socket.on('data', (chunk) => {
      buffer += chunk.toString('latin1');
      for (;;) {
        const end = buffer.indexOf(isData ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const text = buffer.slice(0, end);
        buffer = buffer.slice(end + (isData ? 5 : 2));
        if (isData) {
          received.push(text);
          isData = false;
          answer('end of data');
        } else if (text === 'DATA') {
          isData = !replies.DATA;
          answer('DATA');
        } else if (text.startsWith('RCPT')) answer('RCPT');
        else socket.write(text === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    reply: (changed: Replies) => void (replies = changed),
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
