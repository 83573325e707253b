export const empty = 'Diese Organisation hat keine Inhalte.';
export const bringIn =
  'Bringen Sie das erste Video oder die erste Aufnahme ein, mit einer Kategorie, und veröffentlichen Sie es: Dann erscheint es hier.';
export const comesLater = 'Sobald etwas veröffentlicht ist, erscheint es hier.';
export const manage = 'Inhalte verwalten';
export const userGuide = 'Benutzerhandbuch';
export const join = 'Organisation beitreten';
