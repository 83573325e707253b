import type { HoldOfItem } from '@tv/contract/hold-of-item';
import { isolate } from '@tv/contract/isolate';

export const legalHold = 'Aufbewahrungspflicht';
export const help =
  'An einem Inhalt mit Aufbewahrungspflicht lässt sich nichts ändern oder löschen. Ob er veröffentlicht ist, entscheiden weiterhin Sie. Wer die Pflicht gesetzt und aufgehoben hat und warum, steht im Protokoll.';
export const place = 'Aufbewahrungspflicht setzen';
export const lift = 'Aufbewahrungspflicht aufheben';
export const reason = 'Grund';
export const reasonHelp =
  'Zum Beispiel ein Verfahren oder eine Anfrage. Alle, die den Inhalt verwalten, können ihn lesen.';
export const placed = 'Für den Inhalt gilt jetzt eine Aufbewahrungspflicht.';
export const lifted = 'Die Aufbewahrungspflicht ist aufgehoben.';

export function keptBy({ kind, category = '', reason: why = '' }: HoldOfItem): string {
  if (kind === 'manager')
    return 'Für die verantwortliche Person gilt eine Aufbewahrungspflicht. Der Inhalt lässt sich weder ändern noch löschen.';
  if (kind === 'category')
    return `Für die Kategorie ${isolate(category)} gilt eine Aufbewahrungspflicht: ${isolate(why)}. Der Inhalt lässt sich weder ändern noch löschen.`;
  return `Für diesen Inhalt gilt eine Aufbewahrungspflicht: ${isolate(why)}. Er lässt sich weder ändern noch löschen.`;
}
