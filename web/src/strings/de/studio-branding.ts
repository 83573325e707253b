import { isolate } from '@tv/contract/isolate';

export const branding = 'Erscheinungsbild';
export const sectionHelp = 'Name, Logo und Farben, mit Vorschau in jedem Farbschema.';
export const name = 'Name der Organisation';
export const nameNeeded = 'Eine Organisation braucht einen Namen.';
export const logoOn = { light: 'Logo für hellen Hintergrund', dark: 'Logo für dunklen Hintergrund' };
export const logoNow = 'Aktuelles Logo';
export const logoOfOther = 'Das andere Logo, das auch hier gezeigt wird';
export const chooseLogo = 'Logo wählen';
export const removeLogo = 'Logo entfernen';
export const logoHelp =
  'PNG, JPEG, WebP oder AVIF, höchstens 2 MB. Gibt es nur ein Logo, steht es auf beiden Hintergründen.';
export const vanishes = (themes: string) => `Dieses Logo ist hier schlecht zu sehen: ${themes}.`;
export const otherVanishes = {
  light: (themes: string) =>
    `Hier wird auch das Logo für dunklen Hintergrund gezeigt, und es ist schlecht zu sehen: ${themes}. Wählen Sie eines für hellen Hintergrund.`,
  dark: (themes: string) =>
    `Hier wird auch das Logo für hellen Hintergrund gezeigt, und es ist schlecht zu sehen: ${themes}. Wählen Sie eines für dunklen Hintergrund.`,
};
export const unexpected = 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.';
export const colors = 'Farben';
export const colorsHelp =
  'Was Sie leer lassen, folgt aus den gewählten Farben. Wo Text nicht lesbar wäre, zeigt das Portal seine eigene Farbe.';
export const groups = {
  most: 'Am häufigsten zu sehen',
  page: 'Seite',
  buttons: 'Schaltflächen',
  menus: 'Navigation und Menüs',
  categories: 'Kategorien und Schlagwörter',
};
export const usual = 'Standard';
export const pick = (name: string) => `${isolate(name)}: auswählen`;
export const reset = (name: string) => `${isolate(name)}: Standard`;
export const wrongColor = 'Geben Sie sechs oder acht Ziffern ein, etwa #12AB34.';
export const themes = { dark: 'Dunkel', light: 'Hell', 'high-contrast': 'Hoher Kontrast' };
export const fallenBack = (names: string) => `Hier nicht gezeigt, weil schwer lesbar: ${isolate(names)}.`;
export const contrastNote =
  'Immer in den Farben des Portals, für alle, die hohen Kontrast zum Lesen brauchen.';
export const colorName = {
  mainBackgroundColor: 'Hintergrund der Seite',
  secondaryBackgroundColor: 'Zweiter Hintergrund',
  headerAndSideMenuBackgroundColor: 'Kopf und Seitenmenü',
  primaryTextColor: 'Schrift',
  textLinkColor: 'Verweise',
  errorTextColor: 'Fehler',
  separatorLineColor: 'Linien',
  navigationItemsActiveBackgroundColor: 'Navigation: wo man ist',
  navigationItemsActiveTextColor: 'Navigation: Schrift darauf',
  navigationItemsHoverColor: 'Navigation: unter dem Zeiger',
  menuItemsActiveColor: 'Menüs: gewählt',
  menuItemsHoverColor: 'Menüs: unter dem Zeiger',
  buttonPrimaryDefaultColor: 'Hauptschaltfläche',
  buttonPrimaryTextColor: 'Hauptschaltfläche: Schrift',
  buttonPrimaryHoverColor: 'Hauptschaltfläche: unter dem Zeiger',
  buttonSecondaryDefaultColor: 'Zweite Schaltfläche',
  buttonSecondaryTextColor: 'Zweite Schaltfläche: Schrift',
  buttonSecondaryHoverColor: 'Zweite Schaltfläche: unter dem Zeiger',
  buttonNeutralDefaultColor: 'Dezente Schaltfläche',
  buttonNeutralTextColor: 'Dezente Schaltfläche: Schrift',
  buttonNeutralHoverColor: 'Dezente Schaltfläche: unter dem Zeiger',
  categoryCardBackgroundColor: 'Karte einer Kategorie',
  categoryCardHoverColor: 'Karte: unter dem Zeiger',
  followingCategoryColor: 'Kategorien, denen man folgt',
  discoverCategoryColor: 'Kategorien zum Entdecken',
  tagsBackgroundColor: 'Schlagwörter',
  tagsBackgroundHoverColor: 'Schlagwörter: unter dem Zeiger',
  tagsOutlineColor: 'Schlagwörter: Rand',
  counterBackgroundColor: 'Akzent',
  counterTextColor: 'Akzent: Schrift',
};
export const sample = {
  home: 'Start',
  playlist: 'Merkliste',
  title: 'Was wir als Nächstes bauen',
  fact: 'Fünf Minuten, heute.',
  link: 'Alle Vorträge',
  play: 'Abspielen',
  save: 'Merken',
  category: 'Kurse',
  following: 'Gefolgt',
  tag: 'Sicherheit',
  error: 'Nicht gefunden',
};
