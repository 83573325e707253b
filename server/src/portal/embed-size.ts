const usual = { width: 1280, height: 720 };

/** The largest frame, in pixels, with the item's aspect ratio (width divided by height). */
export function embedSize(
  ratio = 16 / 9,
  { maxwidth, maxheight }: { maxwidth?: number | undefined; maxheight?: number | undefined } = {},
): { width: number; height: number } {
  const width = Math.min(maxwidth ?? usual.width, (maxheight ?? usual.height) * ratio);
  return { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(width / ratio)) };
}
