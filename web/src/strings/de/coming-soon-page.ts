export const comingSoon = 'Demnächst';
export const empty = 'Noch nichts angekündigt';
export const emptyText = 'Geplante Inhalte erscheinen hier, bevor sie veröffentlicht werden.';
export const home = 'Startseite';
export const all = 'Alle';
export const reminders = 'Meine Erinnerungen';
export const noReminders = 'Keine Erinnerungen';
export const noRemindersText =
  'Drücken Sie bei einem angekündigten Inhalt „Erinnern“, dann finden Sie ihn hier.';
