export const title = 'Benachrichtigungen';
export const unreadOf = (count: string) => `Benachrichtigungen, ${count} ungelesen`;
export const unread = 'Ungelesen';
export const markAll = 'Alle als gelesen markieren';
export const allRead = 'Alles gelesen.';
export const notSaved = 'Das konnte nicht gespeichert werden. Versuchen Sie es später erneut.';
export const settings = 'Benachrichtigungen einstellen';
export const showMore = 'Mehr anzeigen';
export const loading = 'Benachrichtigungen werden geladen';
export const empty = 'Noch nichts da';
export const emptyText = 'Folgen Sie Kategorien oder setzen Sie Erinnerungen. Neues erscheint dann hier.';
export const today = 'Heute';
export const yesterday = 'Gestern';
export const somebody = 'Jemand';

export const newIn = (category: string, item: string) => `Neu in ${category}: ${item}`;
export const newItem = (item: string) => `Neu in einer Kategorie, der Sie folgen: ${item}`;
export const available = (item: string) => `Jetzt verfügbar: ${item}`;
export const moved = (when: string, item: string) => `Neuer Termin, ${when}: ${item}`;
export const remark = (who: string, item: string) => `${who} hat ${item} kommentiert`;
export const changesRequested = (who: string, item: string) => `${who} bittet um Änderungen an ${item}`;
export const approved = (who: string, item: string) => `${who} hat ${item} freigegeben`;
export const withdrawn = (who: string, item: string) => `${who} hat ${item} aus der Prüfung zurückgezogen`;
export const published = (item: string) => `Ihre Einreichung wurde veröffentlicht: ${item}`;
export const toReview = (who: string, item: string) => `${who} hat ${item} zur Prüfung eingereicht`;
export const toPublish = (who: string, item: string) =>
  `${who} hat ${item} freigegeben, bereit zur Veröffentlichung`;
export const failed = (item: string) => `Konnte nicht verarbeitet werden: ${item}`;
