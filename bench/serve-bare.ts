import { createServer } from 'node:http';

// What a service can answer at most: the measure of every share.
const server = createServer((_request, response) => {
  response.setHeader('content-type', 'application/json');
  response.end('{"ready":true}');
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => console.log('The bare server is ready.'));
process.on('SIGTERM', () => {
  server.closeAllConnections();
  server.close();
});
