export const captionSizes = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;
export const captionColors = ['white', 'yellow', 'cyan', 'green', 'black'] as const;
export const captionBackgrounds = ['soft', 'solid', 'none'] as const;
export const captionFonts = ['sans', 'serif', 'mono'] as const;

export type CaptionStyle = {
  /** Times the usual size. */
  size: (typeof captionSizes)[number];
  color: (typeof captionColors)[number];
  background: (typeof captionBackgrounds)[number];
  font: (typeof captionFonts)[number];
};

const usual: CaptionStyle = { size: 1, color: 'white', background: 'soft', font: 'sans' };

const oneOf = <Value>(all: readonly Value[], stored: unknown, otherwise: Value): Value =>
  all.find((value) => value === stored) ?? otherwise;

/** The style that a device has stored. A value that is not offered becomes the usual one. */
export const captionStyleOf = (stored: unknown): CaptionStyle => {
  const { size, color, background, font } = (stored ?? {}) as Record<string, unknown>;
  return {
    size: oneOf(captionSizes, size, usual.size),
    color: oneOf(captionColors, color, usual.color),
    background: oneOf(captionBackgrounds, background, usual.background),
    font: oneOf(captionFonts, font, usual.font),
  };
};

/** The next larger or smaller size; the last one stays. */
export const sizeBeside = (size: number, direction: 1 | -1): CaptionStyle['size'] =>
  (direction > 0 ? captionSizes.find((each) => each > size) : captionSizes.findLast((each) => each < size)) ??
  oneOf(captionSizes, size, usual.size);
