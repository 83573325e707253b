import { isolate } from '@tv/contract/isolate';
import type { RetentionAction, RetentionSince, RetentionState } from '@tv/contract/retention-limits';
import type { LegalHold } from '@tv/contract/legal-holds';
import { number, plural } from './locale.ts';

export const retention = 'Aufbewahrung';
export const sectionHelp = 'Was aus alten Inhalten wird, und was bleiben muss.';
export const unexpected = 'Das hat nicht geklappt. Versuchen Sie es später erneut.';

export const rules = 'Regeln';
export const rulesText =
  'Eine Regel benachrichtigt Verantwortliche über alte Inhalte, zieht sie zurück, archiviert oder löscht sie. Sie wirkt einmal am Tag, und nur auf das, was sie mindestens sieben Tage vorher angekündigt hat.';
export const addRule = 'Regel hinzufügen';
export const editRule = 'Regel ändern';
export const deleteRule = 'Regel löschen';
export const deleteText = (name: string) =>
  `${isolate(name)} endet, mit allem, was sie angekündigt hat. Was sie getan hat, bleibt so.`;
export const noRules = 'Es gibt keine Regeln: Inhalte bleiben, bis jemand sie löscht.';
export const made = 'Die Regel ist angelegt. Beim nächsten Lauf kündigt sie an, was sie trifft.';
export const changed = 'Die Regel ist geändert.';
export const deleted = 'Die Regel ist gelöscht.';
export const more = (name: string) => `Mehr zu ${isolate(name)}`;
export const preview = 'Vorschau';
export const report = 'Bericht herunterladen';
export const save = 'Speichern';

export const name = 'Name';
export const nameHelp = 'Verantwortliche lesen ihn in Benachrichtigungen.';
export const scope = 'Für';
export const everything = 'Die ganze Organisation';
export const everyItem = 'alle Inhalte';
export const inCategory = (category: string) => `die Kategorie ${isolate(category)}`;
export const noCategory = 'Ihre Kategorie wurde gelöscht: Die Regel bleibt ohne Wirkung.';
export const months = 'Nach Monaten';
export const monthsHelp = (most: number) => `Eine ganze Zahl von 1 bis ${number(most)}.`;
export const since = 'Gerechnet ab';
export const sinces: Record<RetentionSince, string> = {
  published: 'der Veröffentlichung',
  watched: 'dem letzten Ansehen',
  created: 'dem Anlegen',
};
export const sinceHelp: Record<RetentionSince, string> = {
  published: 'Das Datum des Inhalts, oder der Tag, an dem er erneut veröffentlicht wurde. Entwürfe bleiben.',
  watched: 'Was niemand angesehen hat, zählt ab der Veröffentlichung. Entwürfe bleiben.',
  created: 'Auch Entwürfe zählen.',
};
export const action = 'Dann';
export const actions: Record<RetentionAction, string> = {
  tell: 'benachrichtigen',
  unpublish: 'zurückziehen',
  archive: 'archivieren',
  delete: 'löschen',
};
export const actionHelp: Record<RetentionAction, string> = {
  tell: 'Die verantwortliche Person wird benachrichtigt. Sonst geschieht nichts.',
  unpublish: 'Der Inhalt wird zum Entwurf und kann erneut veröffentlicht werden.',
  archive: 'Die Dateien zum Abspielen werden gelöscht. Der Inhalt lässt sich aus dem Original zurückholen.',
  delete: 'Der Inhalt lässt sich 30 Tage lang wiederherstellen.',
};
export const sentence = (months: number, since: RetentionSince, action: RetentionAction, what: string) =>
  `${plural(months, { one: '# Monat', other: '# Monate' })} nach ${sinces[since]}: ${actions[action]} · ${what}`;
export const announcedCount = (count: number) =>
  plural(count, { one: '# Inhalt angekündigt', other: '# Inhalte angekündigt' });

export const estimate = 'Was die Regel tun würde';
export const estimating = 'Inhalte werden durchgesehen …';
export const firstDay = (day: string) => `Sie würde frühestens am ${day} wirken.`;
export const meets = (count: number, size?: string) =>
  [plural(count, { one: '# Inhalt', other: '# Inhalte' }), size].filter(Boolean).join(', ');
export const onlySaved = 'Als Größe steht, was das Archivieren spart.';
export const states: Record<RetentionState, string> = {
  due: 'Jetzt',
  coming: 'Innerhalb eines Jahres',
  held: 'Mit Aufbewahrungspflicht',
  kept: 'Länger behalten',
  blocked: 'Nicht archivierbar',
};
export const nothingMet = 'Sie trifft nichts.';
export const previewOf = (rule: string) => `Vorschau von ${isolate(rule)}`;
export const everyState = 'Alle';
export const show = 'Anzeigen';
export const onDay = (day: string) => `am ${day}`;
export const announced = 'angekündigt';
export const owner = (who: string) => `Verantwortlich: ${isolate(who)}`;
export const noOwner = 'Niemand verantwortlich: Admins werden benachrichtigt';
export const loadMore = 'Mehr anzeigen';

export const upcoming = 'Was als Nächstes kommt';
export const upcomingText =
  'Was Regeln für die nächsten 30 Tage angekündigt haben. Auch Verantwortliche können es behalten.';
export const nothingComes = 'Nichts ist angekündigt.';
const willBe: Record<RetentionAction, (day: string, rule: string) => string> = {
  tell: (day, rule) => `Benachrichtigung am ${day} durch die Regel ${isolate(rule)}`,
  unpublish: (day, rule) => `Wird am ${day} durch die Regel ${isolate(rule)} zurückgezogen`,
  archive: (day, rule) => `Wird am ${day} durch die Regel ${isolate(rule)} archiviert`,
  delete: (day, rule) => `Wird am ${day} durch die Regel ${isolate(rule)} gelöscht`,
};
export const comes = (action: RetentionAction, day: string, rule: string) => willBe[action](day, rule);
export const keep = 'Ein weiteres Jahr behalten';
export const kept = (day: string) => `Der Inhalt bleibt bis zum ${day}.`;

export const holds = 'Aufbewahrungspflichten';
export const holdsText =
  'Nichts, wofür eine Aufbewahrungspflicht gilt, lässt sich löschen oder ändern, auch nicht durch eine Regel. Für einzelne Inhalte wird sie auf deren Seite gesetzt.';
export const noHolds = 'Es gibt keine Aufbewahrungspflichten.';
export const holdKinds: Record<LegalHold['kind'], string> = {
  item: 'Inhalt',
  category: 'Kategorie',
  person: 'Person',
};
export const placeHold = 'Pflicht setzen';
export const kind = 'Was bewahrt wird';
export const holdCategory = 'Kategorie';
export const holdPerson = 'Person';
export const holdHelp = {
  category:
    'Ihre Inhalte, jetzige und spätere. Sie lässt sich nicht umbenennen, zusammenführen oder löschen.',
  person: 'Was über sie gespeichert ist, und die Inhalte, für die sie verantwortlich ist.',
};
export const choose = 'Auswählen';
export const reason = 'Grund';
export const reasonHelp = {
  category: 'Alle, die ihre Inhalte verwalten, können ihn lesen.',
  person: 'Nur Admins können ihn lesen.',
};
export const lift = 'Aufheben';
export const liftTitle = 'Aufbewahrungspflicht aufheben';
export const liftText = (name: string) =>
  `${isolate(name)} lässt sich wieder löschen und ändern, auch durch Aufbewahrungsregeln.`;
export const placed = 'Die Aufbewahrungspflicht ist gesetzt.';
export const lifted = 'Die Aufbewahrungspflicht ist aufgehoben.';
export const heldSince = (day: string) => `seit ${day}`;
