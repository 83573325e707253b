import { isolate } from '@tv/contract/isolate';
import { locale } from './locale.ts';

export const label = 'Ansicht von jemand anderem';
export const seenAs = (name: string, until: Date) =>
  `Sie sehen bis ${until.toLocaleTimeString(locale, { timeStyle: 'short' })}, was ${isolate(name)} sehen kann. Handeln können Sie dabei nicht: Merken, „Gefällt mir“, Folgen, Erinnern, Teilen und Herunterladen sind aus.`;
export const end = 'Beenden';

export const asPerson = 'Sehen, was diese Person sieht';
export const asGroup = 'Sehen, was Mitglieder sehen';
export const asSomebody = 'Ansehen wie …';
export const help =
  'Zeigt den Inhalt so, wie ihn eine Person oder ein Mitglied einer Gruppe sieht. Das steht im Protokoll.';
export const unexpected = 'Das hat nicht geklappt. Versuchen Sie es noch einmal.';
