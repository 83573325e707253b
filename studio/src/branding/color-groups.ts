import type { ThemeColorKey } from '@tv/contract/branding/theme-colors';

/** The colours that an organization may set, by where they are seen. The first group is open from the beginning. */
export const colorGroups = {
  most: [
    'counterBackgroundColor',
    'textLinkColor',
    'buttonPrimaryDefaultColor',
    'buttonPrimaryTextColor',
    'mainBackgroundColor',
    'primaryTextColor',
  ],
  page: [
    'secondaryBackgroundColor',
    'headerAndSideMenuBackgroundColor',
    'separatorLineColor',
    'errorTextColor',
    'counterTextColor',
  ],
  buttons: [
    'buttonPrimaryHoverColor',
    'buttonSecondaryDefaultColor',
    'buttonSecondaryTextColor',
    'buttonSecondaryHoverColor',
    'buttonNeutralDefaultColor',
    'buttonNeutralTextColor',
    'buttonNeutralHoverColor',
  ],
  menus: [
    'navigationItemsActiveBackgroundColor',
    'navigationItemsActiveTextColor',
    'navigationItemsHoverColor',
    'menuItemsActiveColor',
    'menuItemsHoverColor',
  ],
  categories: [
    'categoryCardBackgroundColor',
    'categoryCardHoverColor',
    'followingCategoryColor',
    'discoverCategoryColor',
    'tagsBackgroundColor',
    'tagsBackgroundHoverColor',
    'tagsOutlineColor',
  ],
} as const satisfies Record<string, readonly ThemeColorKey[]>;
export type ColorGroup = keyof typeof colorGroups;
