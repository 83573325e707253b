export declare const captionSizes: readonly [0.5, 0.75, 1, 1.25, 1.5, 2, 3];
export declare const captionColors: readonly ['white', 'yellow', 'cyan', 'green', 'black'];
export declare const captionBackgrounds: readonly ['soft', 'solid', 'none'];
export declare const captionFonts: readonly ['sans', 'serif', 'mono'];
export type CaptionStyle = {
  /** Times the usual size. */
  size: (typeof captionSizes)[number];
  color: (typeof captionColors)[number];
  background: (typeof captionBackgrounds)[number];
  font: (typeof captionFonts)[number];
};
/** The style that a device has stored. A value that is not offered becomes the usual one. */
export declare const captionStyleOf: (stored: unknown) => CaptionStyle;
/** The next larger or smaller size; the last one stays. */
export declare const sizeBeside: (size: number, direction: 1 | -1) => CaptionStyle['size'];
