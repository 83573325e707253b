/** Pixels. All rows of a list have one height, so that it can be windowed without measuring. */
export const rowHeights = { wide: 60, narrow: 98 };
