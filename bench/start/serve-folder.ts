import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.mp4': 'video/mp4',
};

/** Serves what is in a folder on this computer: media by byte ranges, everything else compressed, and nothing is kept in caches. */
export async function serveFolder(folder: string): Promise<{ origin: string; close: () => void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://localhost');
    const name = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    let body: Buffer;
    try {
      body = readFileSync(join(folder, name));
    } catch {
      response.writeHead(404).end();
      return;
    }
    const headers = { 'content-type': types[extname(name)] ?? 'text/plain', 'cache-control': 'no-store' };
    const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
    if (range) {
      const part = body.subarray(Number(range[1]), Number(range[2]) + 1);
      const of = `bytes ${range[1]}-${range[2]}/${body.length}`;
      response.writeHead(206, { ...headers, 'content-range': of, 'content-length': part.length }).end(part);
      return;
    }
    response.writeHead(200, { ...headers, 'content-encoding': 'gzip' }).end(gzipSync(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
