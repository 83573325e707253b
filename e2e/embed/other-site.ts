import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base } from '../portal.ts';

/** A site beside the portal, with one page. */
type Site = {
  /** The portal is localhost: the same computer by its number is another site. */
  other: string;
  /** Another port of localhost is the same site, with an origin of its own. */
  same: string;
  /** What `/page` is from now on. */
  show(html: string): void;
};

async function openSite(): Promise<Site & { close(): Promise<void> }> {
  let page = '<!doctype html><title>Another site</title>';
  const server = createServer(({ url }, response) => {
    const isPage = url?.split('?')[0] === '/page';
    response.writeHead(isPage ? 200 : 204, { 'content-type': 'text/html' }).end(isPage ? page : '');
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    other: `http://127.0.0.1:${port}`,
    same: `http://localhost:${port}`,
    show: (html) => void (page = html),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export const test = base.extend<{ site: Site }>({
  site: async ({ complaints: _complaints }, run) => {
    const site = await openSite();
    await run(site);
    await site.close();
  },
});
