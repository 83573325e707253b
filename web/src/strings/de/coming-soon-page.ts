export const comingSoon = 'Demnächst';
export const empty = 'Nichts ist angekündigt';
export const emptyText = 'Was einen Termin zur Veröffentlichung hat, erscheint hier im Voraus.';
export const home = 'Startseite';
export const all = 'Alle';
export const reminders = 'Meine Erinnerungen';
export const noReminders = 'Keine Erinnerungen';
export const noRemindersText = 'Drücken Sie „Erinnern“ bei etwas Kommendem: Dann steht es hier.';
