export const empty = 'Diese Organisation hat keine Inhalte.';
export const bringIn =
  'Laden Sie Ihr erstes Video oder Audio hoch, wählen Sie eine Kategorie und veröffentlichen Sie es. Dann erscheint es hier.';
export const comesLater = 'Sobald etwas veröffentlicht ist, erscheint es hier.';
export const manage = 'Inhalte verwalten';
export const userGuide = 'Handbuch';
export const join = 'Organisation beitreten';
