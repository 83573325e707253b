export const comingSoon = 'Demnächst';
export const empty = 'Nichts ist angekündigt';
export const emptyText = 'Was einen Termin zur Veröffentlichung hat, erscheint hier im Voraus.';
export const home = 'Startseite';
