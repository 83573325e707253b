/** The specification's theme colour keys (section 3; decisions §7). */
const buttonKeys = ['Primary', 'Secondary', 'Neutral'].flatMap((kind) =>
  ['DefaultColor', 'TextColor', 'HoverColor'].map((part) => `button${kind}${part}`),
);

export const themeColorKeys: ReadonlySet<string> = new Set([
  'mainBackgroundColor',
  'secondaryBackgroundColor',
  'headerAndSideMenuBackgroundColor',
  'primaryTextColor',
  'textLinkColor',
  'errorTextColor',
  'separatorLineColor',
  'navigationItemsActiveBackgroundColor',
  'navigationItemsActiveTextColor',
  'navigationItemsHoverColor',
  'menuItemsActiveColor',
  'menuItemsHoverColor',
  ...buttonKeys,
  'categoryCardBackgroundColor',
  'categoryCardHoverColor',
  'followingCategoryColor',
  'discoverCategoryColor',
  'tagsBackgroundColor',
  'tagsBackgroundHoverColor',
  'tagsOutlineColor',
  'counterBackgroundColor',
  'counterTextColor',
]);

export const isColor = (value: unknown): value is string =>
  typeof value === 'string' && /^#[0-9a-f]{6}([0-9a-f]{2})?$/i.test(value);

/** Only known keys with a colour; anything else that reached the table is not passed on. */
export const knownColors = (stored: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(stored).filter(
      (entry): entry is [string, string] => themeColorKeys.has(entry[0]) && isColor(entry[1]),
    ),
  );
