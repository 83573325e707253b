import { isolate } from '@tv/contract/isolate';
import { plural } from './locale.ts';

export const title = 'Jetzt übernehmen';
export const help =
  'Wählen Sie einen Ordner oder ein Archiv (.zip), das ein anderes System exportiert hat. Zuerst sehen Sie, was käme. Gesendet wird erst, wenn Sie beginnen.';
export const kind = 'Was darin ist';
export const chooseFolder = 'Ordner wählen';
export const chooseArchive = 'Archiv wählen';
export const dropHere = 'Oder legen Sie ihn hier ab.';
export const reading = 'Der Inhalt wird gelesen …';
export const unreadable = 'Das ließ sich nicht lesen. Wählen Sie eine andere Art oder einen anderen Ordner.';
export const feeds =
  'Feeds, Adressen und mehrere Archive eines Exports werden auf der Kommandozeile übernommen: npm run tv -- bring';
export const list = 'Inhalte';
export const toCome = (count: number, size: string) =>
  plural(count, { one: `# Inhalt zu übernehmen, ${size}`, other: `# Inhalte zu übernehmen, ${size}` });
export const here = (count: number) =>
  plural(count, { one: '# Inhalt ist schon da', other: '# Inhalte sind schon da' });
export const deleted = (count: number) =>
  plural(count, {
    one: '# Inhalt wurde hier gelöscht und kommt nicht wieder',
    other: '# Inhalte wurden hier gelöscht und kommen nicht wieder',
  });
export const noFile = (count: number) =>
  plural(count, { one: '# Inhalt ohne Datei', other: '# Inhalte ohne Datei' });
export const noted = (count: number) =>
  plural(count, {
    one: '# Inhalt wird angepasst oder kommt unvollständig',
    other: '# Inhalte werden angepasst oder kommen unvollständig',
  });
export const failed = (count: number) =>
  plural(count, { one: '# Inhalt ist fehlgeschlagen', other: '# Inhalte sind fehlgeschlagen' });
export const came = (count: number, all: number) =>
  plural(all, { one: `${count} von # Inhalt ist da`, other: `${count} von # Inhalten sind da` });
export const problems = (count: number) => plural(count, { one: '# Problem', other: '# Probleme' });
export const more = (count: number) =>
  plural(count, { one: '# weiteres im Bericht', other: '# weitere im Bericht' });
export const category = 'Kategorie';
export const asSource = 'Wie die Quelle sagt';
export const publish = 'Veröffentlichen, was hereinkommt';
export const publishHelp =
  'Sonst bleibt es ein Entwurf, sofern keine Tabelle neben den Dateien etwas anderes sagt.';
export const begin = 'Übernehmen';
export const pause = 'Anhalten';
export const goOn = 'Fortsetzen';
export const retry = 'Fehlgeschlagene erneut versuchen';
export const other = 'Etwas anderes wählen';
export const report = 'Bericht herunterladen';
export const reportName = 'uebernahme.csv';
export const reportHeadings = ['ID der Quelle', 'Titel', 'Ergebnis', 'Adresse', 'alte Adresse', 'Hinweise'];
export const leftOut = 'ausgelassen';
export const progress = 'Fortschritt';
export const sending = (name: string) => `${isolate(name)} wird gesendet`;
export const away = 'Die Verbindung ist unterbrochen. Es geht weiter, sobald sie wieder da ist.';
export const stay =
  'Lassen Sie diesen Tab offen. Wird er geschlossen, wählen Sie denselben Ordner noch einmal: Nichts kommt doppelt, und eine halb gesendete Datei wird fortgesetzt.';
export const pictures = 'Jeder Inhalt bekommt sein Bild, sobald seine Datei verarbeitet ist.';
export const noPicture = (reason: string) => `Das Bild kam nicht mit. ${reason}`.trim();
export const largePicture = 'Es ist größer als 20 MB.';
export const noOldAddresses = (reason: string) => `Die alten Adressen kamen nicht mit. ${reason}`.trim();
export const outcomes = {
  coming: 'Kommt',
  sending: 'Wird gesendet',
  came: 'Da',
  failed: 'Fehlgeschlagen',
  here: 'Schon da',
  deleted: 'Hier gelöscht',
  noFile: 'Keine Datei',
};
