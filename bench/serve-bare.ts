import { createServer } from 'node:http';

// What a service can answer at most: the measure of every share. `/5000` answers 5,000 bytes.
const bodies = new Map<string, string>();
const bodyOf = (path: string) => {
  const known = bodies.get(path) ?? 'x'.repeat(Number(path.slice(1)));
  bodies.set(path, known);
  return known;
};
const server = createServer((request, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(request.url === '/' ? '{"ready":true}' : bodyOf(request.url!));
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => console.log('The bare server is ready.'));
process.on('SIGTERM', () => {
  server.closeAllConnections();
  server.close();
});
