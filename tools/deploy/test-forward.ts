// Passes connections of a port of the machine on to a container, as an engine does: node test-forward.ts <port> <host> <its port>.
import { connect, createServer } from 'node:net';

const [from, host, to] = process.argv.slice(2);
createServer((socket) => {
  const other = connect(Number(to), host!);
  socket.pipe(other).pipe(socket);
  for (const [one, two] of [
    [socket, other],
    [other, socket],
  ] as const)
    one.on('error', () => two.destroy());
}).listen(Number(from), '0.0.0.0');
