import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';

const publicFile = (path: string) => readFileSync(join(import.meta.dirname, 'public', path));
const page = readFileSync(join(import.meta.dirname, 'index.html'), 'utf8');

it('the manifest names icons of the sizes that they have', async () => {
  const { icons } = JSON.parse(publicFile('manifest.webmanifest').toString()) as {
    icons: { src: string; sizes: string; type: string }[];
  };
  for (const { src, sizes, type } of icons) {
    const { format, width, height } = await sharp(publicFile(src)).metadata();
    expect([src, type]).toEqual([src, format === 'svg' ? 'image/svg+xml' : `image/${format}`]);
    if (sizes !== 'any') expect([src, `${width}x${height}`]).toEqual([src, sizes]);
  }
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
});

it('the icon for browsers that ask without looking at the page holds one picture of 32 pixels', async () => {
  const ico = publicFile('favicon.ico');
  const offset = ico.readUInt32LE(18);
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([1, 1]);
  const { format, width } = await sharp(ico.subarray(offset, offset + ico.readUInt32LE(14))).metadata();
  expect([format, width]).toEqual(['png', 32]);
});

it('the page names its icons and its manifest, each of which is there', () => {
  const links = [...page.matchAll(/<link rel="(icon|apple-touch-icon|manifest)"[^>]*href="([^"]+)"/g)];
  expect(links.map(([, rel]) => rel)).toEqual(['icon', 'icon', 'apple-touch-icon', 'manifest']);
  for (const [, , href] of links) expect(publicFile(href!).length).toBeGreaterThan(100);
});
