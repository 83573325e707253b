import { isColor, luminance, opaque } from '@tv/contract/branding/colors';
import type { MediaPackage } from '../media/media-package.ts';
import { posterKey } from '../media/posters.ts';
import type { Files } from '../platform/storage/files.ts';
import { recentCache } from '../platform/recent-cache.ts';
import { draw } from '../platform/pictures/draw.ts';
import type { ArtworkGiven, draw as drawArtwork } from './draw-artwork.ts';

/** In pixels: the width of the largest posters. */
const posterWidth = 1280;
/** In bytes: enough for about thirty pictures. */
const maxCacheBytes = 6_400_000;

export type ArtworkOf = {
  item: { id: string; package: MediaPackage; packageVersion: number } | undefined;
  logoFile: string | undefined;
  logoDarkFile: string | undefined;
  colors: ArtworkGiven['colors'];
};

/** Draws square artwork and caches recent drawings. Simultaneous requests for the same artwork share one drawing. */
export function createArtwork(files: Files): (of: ArtworkOf) => Promise<Buffer> {
  const drawn = recentCache<Buffer>(maxCacheBytes, ({ length }) => length);
  const read = async (key: string | undefined) =>
    key !== undefined && (await files.size(key)) !== undefined ? readAll(files, key) : undefined;
  return (of) => {
    const { item, logoFile, logoDarkFile, colors } = of;
    const posterFile =
      item && posterKey(`media/${item.id}/${item.packageVersion}`, item.package, posterWidth, '');
    const key = JSON.stringify([posterFile, logoFile, logoDarkFile, colors]);
    return drawn(key, async () => {
      const picture = await read(posterFile);
      const ground = groundOf(colors);
      const logo = await read(logoOn(picture ? usualGround : ground, of));
      const drawing = new URL('./draw-artwork.ts', import.meta.url);
      const none = Buffer.alloc(0);
      const { pictures } = await draw<typeof drawArtwork>(drawing, { colors, ground }, [
        picture ?? none,
        logo ?? none,
      ]);
      return pictures[0]!;
    });
  };
}

const usualGround = '#101418';

/** The colour on which a logo is drawn where there is no poster, whose blurred edges are dark. */
function groundOf({ headerAndSideMenuBackgroundColor: header }: ArtworkGiven['colors']): string {
  return isColor(header) ? opaque(header, usualGround) : usualGround;
}

const logoOn = (ground: string, { logoFile, logoDarkFile }: ArtworkOf) =>
  luminance(ground) < 0.18 ? (logoDarkFile ?? logoFile) : (logoFile ?? logoDarkFile);

async function readAll(files: Files, key: string): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of files.read(key)) parts.push(part as Uint8Array);
  return Buffer.concat(parts);
}
