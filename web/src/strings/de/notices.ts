import { isolate } from '@tv/contract/isolate';
import type { RetentionAction } from '@tv/contract/retention-limits';

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

export const newIn = (category: string, item: string) => `Neu in ${isolate(category)}: ${isolate(item)}`;
export const newItem = (item: string) => `Neu in einer Kategorie, der Sie folgen: ${isolate(item)}`;
export const available = (item: string) => `Jetzt verfügbar: ${isolate(item)}`;
export const moved = (when: string, item: string) => `Neuer Termin, ${when}: ${isolate(item)}`;
export const remark = (who: string, item: string) => `${isolate(who)} hat ${isolate(item)} kommentiert`;
export const changesRequested = (who: string, item: string) =>
  `${isolate(who)} bittet um Änderungen an ${isolate(item)}`;
export const approved = (who: string, item: string) => `${isolate(who)} hat ${isolate(item)} freigegeben`;
export const withdrawn = (who: string, item: string) =>
  `${isolate(who)} hat ${isolate(item)} aus der Prüfung zurückgezogen`;
export const published = (item: string) => `Ihre Einreichung wurde veröffentlicht: ${isolate(item)}`;
export const toReview = (who: string, item: string) =>
  `${isolate(who)} hat ${isolate(item)} zur Prüfung eingereicht`;
export const toPublish = (who: string, item: string) =>
  `${isolate(who)} hat ${isolate(item)} freigegeben, bereit zur Veröffentlichung`;
export const webhookEnded = (name: string) => `Ein Webhook wurde beendet: ${isolate(name)}`;
export const sourceFailing = (name: string) =>
  `Eine beobachtete Quelle schlägt seit einem Tag fehl: ${isolate(name)}`;
export const sourceGaveUp = (name: string) =>
  `Eine Datei wurde aufgegeben. Beobachtete Quelle: ${isolate(name)}`;
export const retention: Record<RetentionAction, (day: string, rule: string, item: string) => string> = {
  tell: (_day, rule, item) => `Regel ${isolate(rule)} betrifft: ${isolate(item)}`,
  unpublish: (day, rule, item) => `Wird am ${day} zurückgezogen, Regel ${isolate(rule)}: ${isolate(item)}`,
  archive: (day, rule, item) => `Wird am ${day} archiviert, Regel ${isolate(rule)}: ${isolate(item)}`,
  delete: (day, rule, item) => `Wird am ${day} gelöscht, Regel ${isolate(rule)}: ${isolate(item)}`,
};
export const failed = (item: string) => `Konnte nicht verarbeitet werden: ${isolate(item)}`;
