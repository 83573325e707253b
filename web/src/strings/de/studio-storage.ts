import { number, plural } from './locale.ts';

export const storage = 'Speicherplatz';
export const storageHelp = 'Was gespeichert ist, nach Art, Kategorie und Inhalt';
export const used = (bytes: string) => `${bytes} gespeichert`;
export const usedOf = (bytes: string, limit: string) => `${bytes} von ${limit} gespeichert`;
export const noLimit = 'Keine Obergrenze.';
export const nearlyFull =
  'Der Speicherplatz ist fast voll. Löschen Sie Inhalte endgültig, oder bitten Sie den Betreiber des Portals um mehr.';
export const kinds = {
  originals: 'Hochgeladene Dateien',
  packages: 'Dateien zum Streamen',
  attachments: 'Anhänge',
  subtitles: 'Untertitel',
};
export const byKind = 'Nach Art';
export const byCategory = 'Nach Kategorie';
export const categoriesText = 'Ein Inhalt in mehreren Kategorien zählt in jeder.';
export const largest = 'Größte Inhalte';
export const versions = (count: number) => plural(count, { one: '# Fassung', other: '# Fassungen' });
export const nothing = 'Noch ist nichts gespeichert, oder es wurde gespeichert, bevor Größen gezählt wurden.';
export const deletedText = 'Gelöschte Inhalte zählen, bis sie nach 30 Tagen endgültig entfernt werden.';
export const search = 'Suche';
export const searchRebuild = (done: number, total: number) =>
  `Der Suchindex wird erneuert: ${number(done)} von ${number(total)} Einträgen sind fertig. Die Suche funktioniert inzwischen wie gewohnt.`;
