import { isolate } from '@tv/contract/isolate';

/** How an organization looks: name, logo, colours. */
export const branding = 'Branding';
export const sectionHelp = 'Name, logo and colours, with a preview in every theme.';
export const name = 'Name of the organization';
export const nameNeeded = 'An organization needs a name.';
export const logoOn = { light: 'Logo for light backgrounds', dark: 'Logo for dark backgrounds' };
export const logoNow = 'Current logo';
export const logoOfOther = 'The other logo, which is shown here too';
export const chooseLogo = 'Choose a logo';
export const removeLogo = 'Remove the logo';
export const logoHelp =
  'PNG, JPEG, WebP or AVIF, at most 2 MB. If there is only one logo, it is shown on both backgrounds.';
export const vanishes = (themes: string) => `This logo is hard to see here: ${themes}.`;
export const otherVanishes = {
  light: (themes: string) =>
    `The logo for dark backgrounds is shown here too, and is hard to see: ${themes}. Choose one for light backgrounds.`,
  dark: (themes: string) =>
    `The logo for light backgrounds is shown here too, and is hard to see: ${themes}. Choose one for dark backgrounds.`,
};
export const unexpected = 'That did not work. Please try again.';
export const colors = 'Colours';
export const colorsHelp =
  'Empty colours are derived from those you set. Where text would be unreadable, the portal uses its own colour.';
export const groups = {
  most: 'Most visible',
  page: 'Page',
  buttons: 'Buttons',
  menus: 'Navigation and menus',
  categories: 'Categories and tags',
};
export const usual = 'Default';
export const pick = (name: string) => `${isolate(name)}: choose a colour`;
export const reset = (name: string) => `${isolate(name)}: default`;
export const wrongColor = 'Enter six or eight digits such as #12AB34.';
export const themes = { dark: 'Dark', light: 'Light', 'high-contrast': 'High contrast' };
export const fallenBack = (names: string) =>
  `Not shown here, because it would be hard to read: ${isolate(names)}.`;
export const contrastNote = 'Always in the portal’s own colours, for people who need high contrast to read.';
export const colorName = {
  mainBackgroundColor: 'Page background',
  secondaryBackgroundColor: 'Second background',
  headerAndSideMenuBackgroundColor: 'Header and side menu',
  primaryTextColor: 'Text',
  textLinkColor: 'Links',
  errorTextColor: 'Errors',
  separatorLineColor: 'Lines',
  navigationItemsActiveBackgroundColor: 'Navigation: where one is',
  navigationItemsActiveTextColor: 'Navigation: its text',
  navigationItemsHoverColor: 'Navigation: under the pointer',
  menuItemsActiveColor: 'Menus: chosen',
  menuItemsHoverColor: 'Menus: under the pointer',
  buttonPrimaryDefaultColor: 'Main button',
  buttonPrimaryTextColor: 'Main button: its text',
  buttonPrimaryHoverColor: 'Main button: under the pointer',
  buttonSecondaryDefaultColor: 'Second button',
  buttonSecondaryTextColor: 'Second button: its text',
  buttonSecondaryHoverColor: 'Second button: under the pointer',
  buttonNeutralDefaultColor: 'Quiet button',
  buttonNeutralTextColor: 'Quiet button: its text',
  buttonNeutralHoverColor: 'Quiet button: under the pointer',
  categoryCardBackgroundColor: 'Card of a category',
  categoryCardHoverColor: 'Card: under the pointer',
  followingCategoryColor: 'Followed categories',
  discoverCategoryColor: 'Categories to discover',
  tagsBackgroundColor: 'Tags',
  tagsBackgroundHoverColor: 'Tags: under the pointer',
  tagsOutlineColor: 'Tags: edge',
  counterBackgroundColor: 'Accent',
  counterTextColor: 'Accent: its text',
};
export const sample = {
  home: 'Home',
  playlist: 'Playlist',
  title: 'What we build next',
  fact: 'Five minutes, today.',
  link: 'All talks',
  play: 'Play',
  save: 'Save',
  category: 'Courses',
  following: 'Following',
  tag: 'safety',
  error: 'Not found',
};
