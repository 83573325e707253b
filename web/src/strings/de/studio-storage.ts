import { number, plural } from './locale.ts';

export const storage = 'Speicherplatz';
export const storageHelp = 'Was gespeichert ist, nach Art, Kategorie und Inhalt';
export const used = (bytes: string) => `${bytes} gespeichert`;
export const usedOf = (bytes: string, limit: string) => `${bytes} von ${limit} gespeichert`;
export const noLimit = 'Es gibt keine Grenze.';
export const nearlyFull =
  'Es ist wenig übrig: Löschen Sie Inhalte endgültig, oder fragen Sie beim Betreiber des Portals nach mehr.';
export const kinds = {
  originals: 'Hochgeladene Dateien',
  packages: 'Was abgespielt wird',
  attachments: 'Anhänge',
  subtitles: 'Untertitel',
};
export const byKind = 'Nach Art';
export const byCategory = 'Nach Kategorie';
export const categoriesText = 'Ein Inhalt in mehreren Kategorien zählt in jeder.';
export const largest = 'Größte Inhalte';
export const versions = (count: number) => plural(count, { one: '# Version', other: '# Versionen' });
export const nothing = 'Noch ist nichts gespeichert, oder es kam, bevor Größen gezählt wurden.';
export const deletedText = 'Gelöschte Inhalte zählen, bis sie nach 30 Tagen endgültig weg sind.';
export const search = 'Suche';
export const searchRebuild = (done: number, total: number) =>
  `Der Suchindex wird erneuert: ${number(done)} von ${number(total)} Einträgen sind fertig. Die Suche funktioniert inzwischen wie gewohnt.`;
