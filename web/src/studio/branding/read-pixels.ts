import { queryOptions } from '@tanstack/react-query';

/** In pixels: enough to see whether a logo can be told from its background. */
const side = 96;

/** The pixels of a logo, small. */
export const logoPixels = (url: string) =>
  queryOptions({
    queryKey: ['studio', 'logo-pixels', url],
    queryFn: () => readPixels(url),
    staleTime: Infinity,
    retry: false,
  });

async function readPixels(url: string): Promise<Uint8ClampedArray> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const scale = Math.min(1, side / Math.max(image.naturalWidth, image.naturalHeight));
  const [width, height] = [image.naturalWidth, image.naturalHeight].map((length) =>
    Math.max(1, Math.round(length * scale)),
  ) as [number, number];
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d')!;
  context.drawImage(image, 0, 0, width, height);
  return context.getImageData(0, 0, width, height).data;
}
