/** Surfaces on which the page's text is drawn. Those in one line are one piece on the screen, and fall back together. */
export const surfacePieces = [
  ['secondaryBackgroundColor'],
  ['headerAndSideMenuBackgroundColor'],
  ['menuBackgroundColor'],
  ['fieldBackgroundColor'],
  ['navigationItemsHoverColor'],
  ['menuItemsHoverColor', 'menuItemsActiveColor'],
  ['categoryCardBackgroundColor', 'categoryCardHoverColor'],
  ['tagsBackgroundColor', 'tagsBackgroundHoverColor', 'tagsOutlineColor'],
  ['rowHoverColor', 'selectedRowColor'],
  ['cueBlockColor'],
] as const;

/** Every surface below primary and secondary text. */
export const textSurfaces: readonly string[] = [
  'mainBackgroundColor',
  ...surfacePieces.flat().filter((key) => key !== 'tagsOutlineColor'),
];
const cards = ['mainBackgroundColor', 'categoryCardBackgroundColor', 'categoryCardHoverColor'] as const;

/** Rows of tables and lists, under the pointer and selected. */
const rows = ['rowHoverColor', 'selectedRowColor'] as const;

/** Surfaces on which anything may lie. */
export const openSurfaces = [
  'mainBackgroundColor',
  'secondaryBackgroundColor',
  'headerAndSideMenuBackgroundColor',
  'menuBackgroundColor',
] as const;

/** Where counts stand, and marks in their colour: bars, switches, boxes that are checked. */
export const counterSurfaces = [
  'mainBackgroundColor',
  'headerAndSideMenuBackgroundColor',
  'menuBackgroundColor',
  ...rows,
] as const;

/** Coloured text and shapes, the surfaces on which they are drawn, and the least contrast: 4.5 for text, 3 for shapes (WCAG 2.2). */
export const drawnMarks: readonly (readonly [mark: string, on: readonly string[], least: number])[] = [
  ['secondaryTextColor', textSurfaces, 4.5],
  ['textLinkColor', [...openSurfaces, ...rows, 'fieldBackgroundColor', 'menuItemsHoverColor'], 4.5],
  ['errorTextColor', [...openSurfaces, ...rows, 'errorBackgroundColor'], 4.5],
  ['successTextColor', [...openSurfaces, ...rows], 4.5],
  ['warningTextColor', [...openSurfaces, ...rows], 4.5],
  ['followingCategoryColor', cards, 4.5],
  ['discoverCategoryColor', cards, 4.5],
  ['fieldOutlineColor', ['mainBackgroundColor', 'menuBackgroundColor'], 3],
  ['focusRingColor', [...openSurfaces, ...rows, 'cueBlockColor'], 3],
  ['waveColor', ['mainBackgroundColor'], 3],
];

/** Text that brings its own grounds: the text, then its grounds. They fall back together. */
export const labels: readonly (readonly [text: string, ...grounds: string[]])[] = [
  ['buttonPrimaryTextColor', 'buttonPrimaryDefaultColor', 'buttonPrimaryHoverColor'],
  ['buttonSecondaryTextColor', 'buttonSecondaryDefaultColor', 'buttonSecondaryHoverColor'],
  ['buttonNeutralTextColor', 'buttonNeutralDefaultColor', 'buttonNeutralHoverColor'],
  ['navigationItemsActiveTextColor', 'navigationItemsActiveBackgroundColor'],
];
