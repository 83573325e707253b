import type { TextsOf } from '@tv/contract/reason';
import type { holdReasons } from '@tv/contract/reasons/holds';
import { plural } from './locale.ts';

export const texts: TextsOf<typeof holdReasons> = {
  'holds.item':
    'Für diesen Inhalt gilt eine Aufbewahrungspflicht ({reason}). Solange ein Admin sie nicht aufhebt, lässt sich nichts daran ändern oder löschen.',
  'holds.category':
    'Für die Kategorie „{category}“ dieses Inhalts gilt eine Aufbewahrungspflicht ({reason}). Solange ein Admin sie nicht aufhebt, lässt sich an dem Inhalt nichts ändern oder löschen.',
  'holds.manager':
    'Für die Person, die diesen Inhalt verantwortet, gilt eine Aufbewahrungspflicht. Solange ein Admin sie nicht aufhebt, lässt sich an dem Inhalt nichts ändern oder löschen.',
  'holds.itself':
    'Für diese Kategorie gilt eine Aufbewahrungspflicht ({reason}). Solange ein Admin sie nicht aufhebt, lässt sie sich nicht umbenennen, zusammenführen oder löschen.',
  'holds.person':
    'Für diese Person gilt eine Aufbewahrungspflicht. Solange ein Admin sie nicht aufhebt, lässt sich nichts löschen, was über sie gespeichert ist.',
  'holds.items': ({ count }) =>
    `Es wurde nichts gelöscht. Zurückbehalten: ${plural(count, { one: '# Inhalt mit Aufbewahrungspflicht nennt', other: '# Inhalte mit Aufbewahrungspflicht nennen' })} diese Person. Ein Admin kann die Pflicht aufheben.`,
  'retention.tooMany':
    'Ihre Organisation hat schon {most:number} Aufbewahrungsregeln. Löschen Sie zuerst eine.',
  'retention.unknownCategory': 'Das ist keine Kategorie dieser Organisation.',
  'retention.nothingAnnounced': 'Diese Regel hat mit diesem Inhalt nichts vor.',
};
