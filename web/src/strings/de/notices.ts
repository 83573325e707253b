export const title = 'Benachrichtigungen';
export const unreadOf = (count: string) => `Benachrichtigungen, ${count} ungelesen`;
export const unread = 'Ungelesen';
export const markAll = 'Alle als gelesen markieren';
export const allRead = 'Alle sind gelesen.';
export const notSaved = 'Das konnte nicht gespeichert werden. Versuchen Sie es später erneut.';
export const settings = 'Wählen, worüber Sie benachrichtigt werden';
export const showMore = 'Mehr anzeigen';
export const loading = 'Benachrichtigungen werden geladen';
export const empty = 'Noch nichts da';
export const emptyText =
  'Folgen Sie Kategorien, oder lassen Sie sich an Kommendes erinnern: Hier steht dann, wenn etwas da ist.';
export const today = 'Heute';
export const yesterday = 'Gestern';
export const somebody = 'Jemand';

export const newIn = (category: string, item: string) => `Neu in ${category}: ${item}`;
export const newItem = (item: string) => `Neu für Sie: ${item}`;
export const available = (item: string) => `Jetzt verfügbar: ${item}`;
export const moved = (when: string, item: string) => `Neuer Termin, ${when}: ${item}`;
export const remark = (who: string, item: string) => `Anmerkung von ${who} zu ${item}`;
export const changesRequested = (who: string, item: string) => `${who} bittet um Änderungen an ${item}`;
export const approved = (who: string, item: string) => `Von ${who} freigegeben: ${item}`;
export const withdrawn = (who: string, item: string) => `Von ${who} aus der Prüfung genommen: ${item}`;
export const published = (item: string) => `Ihre Einreichung ist veröffentlicht: ${item}`;
export const toReview = (who: string, item: string) => `Von ${who} zur Prüfung eingereicht: ${item}`;
export const toPublish = (who: string, item: string) =>
  `Von ${who} freigegeben, bereit zur Veröffentlichung: ${item}`;
export const failed = (item: string) => `Konnte nicht verarbeitet werden: ${item}`;
