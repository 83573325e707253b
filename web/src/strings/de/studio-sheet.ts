import { isolate } from '@tv/contract/isolate';
import { number, plural } from './locale.ts';

export const title = 'Mit einer Tabelle importieren';
export const start = 'Eine Tabelle sagt, was viele Dateien sind';
export const startHelp =
  'Legen Sie eine Tabelle (CSV) und die Dateien, die sie nennt, hier ab, auf einmal oder nacheinander. Nichts wird hochgeladen, bevor Sie gesehen haben, was aus jeder Zeile wird.';
export const chooseSheet = 'Tabelle auswählen';
export const otherSheet = 'Andere Tabelle auswählen';
export const chooseFiles = 'Dateien auswählen';
export const chooseFolder = 'Ordner auswählen';
export const template = 'Vorlage herunterladen';
export const startOver = 'Von vorn beginnen';
export const sheet = 'Tabelle';
export const files = 'Dateien';
export const lines = (count: number) => plural(count, { one: '# Zeile', other: '# Zeilen' });
export const filesChosen = (count: number) =>
  plural(count, { one: '# Datei ausgewählt', other: '# Dateien ausgewählt' });
export const noSheet = 'Noch keine Tabelle';
export const noFiles = 'Noch keine Dateien. Legen Sie sie hier ab, oder wählen Sie sie aus.';

export const tooLarge = (most: number) =>
  `Die Tabelle ist größer, als eine Seite sie verarbeiten kann. Teilen Sie sie in Stücke von ${number(most)} Zeilen, oder nehmen Sie die Kommandozeile.`;
export const emptySheet =
  'Die Tabelle hat keine Zeile unter den Überschriften. Füllen Sie sie aus und wählen Sie sie noch einmal aus.';
export const noTable = (line: number | undefined) =>
  line === undefined
    ? 'Das ist keine Tabelle, die sich lesen lässt. Speichern Sie sie als CSV und wählen Sie sie noch einmal aus.'
    : `Das ist ab Zeile ${number(line)} keine Tabelle, die sich lesen lässt. Suchen Sie ein Anführungszeichen, das nicht geschlossen ist, speichern Sie sie als CSV und wählen Sie sie noch einmal aus.`;
export const unreadableSheet = 'Die Tabelle konnte nicht gelesen werden. Wählen Sie sie noch einmal aus.';

export const unknownColumns = (names: string, known: string) =>
  `Spalten, die ausgelassen werden: ${isolate(names)}. Bekannt sind ${known}.`;
export const newCategories = (names: string) => `Kategorien, die angelegt werden: ${isolate(names)}.`;
export const noRow = (count: number) =>
  plural(count, {
    one: '# Datei nennt keine Zeile',
    other: '# Dateien nennt keine Zeile',
  });
export const uploadThem = 'Auch hochladen';
export const unused = (names: string) =>
  `Weder Video noch Ton, und von keiner Zeile genannt: ${isolate(names)}.`;
export const publishes = 'Jede veröffentlichen, sobald sie verarbeitet ist';
export const publishesHelp = 'Zeilen mit eigenem Status richten sich nach diesem.';
export const onlyNeeding = 'Nur Zeilen zeigen, die Sie brauchen';
export const upload = (count: number) =>
  plural(count, { one: '# Datei hochladen', other: '# Dateien hochladen' });
export const update = (count: number) => plural(count, { one: '# Upload ändern', other: '# Uploads ändern' });
export const changeItems = (count: number) =>
  plural(count, { one: '# Inhalt ändern', other: '# Inhalte ändern' });
export const changing = (done: number, all: number) => `Wird geändert: ${number(done)} von ${number(all)}`;
export const changed = (count: number) =>
  plural(count, { one: '# Inhalt geändert', other: '# Inhalte geändert' });
export const notChanged = 'Diese Zeile konnte nicht übernommen werden. Versuchen Sie es noch einmal.';
export const notApplied = (count: number) =>
  plural(count, {
    one: '# Zeile konnte nicht übernommen werden',
    other: '# Zeilen konnten nicht übernommen werden',
  });
export const noTitles = 'Der Tabelle fehlt die Spalte „title“';
export const noTitlesText = (count: number) =>
  plural(count, {
    one: '# Datei würde unter dem Titel in der Datei oder ihrem Namen veröffentlicht.',
    other: '# Dateien würden unter den Titeln in den Dateien oder ihren Namen veröffentlicht.',
  });
export const uploadAnyway = 'Hochladen und veröffentlichen';
export const cellChange = (column: string) => `${column}:`;
export const nothing = 'leer';
export const cellConflict = (column: string, present: string) =>
  `${column}: seit dem Export im Portal geändert. Es bleibt bei „${isolate(present)}“.`;
export const failed =
  'Eine Kategorie konnte nicht angelegt werden. Nichts wurde hochgeladen. Versuchen Sie es noch einmal.';

export const line = 'Zeile';
export const file = 'Datei und Titel';
export const outcome = 'Was geschieht';
export const caption = 'Was aus jeder Zeile wird';
export const outcomes = {
  change: 'Wird geändert',
  same: 'Stimmt mit der Tabelle überein',
  new: 'Wird hochgeladen',
  update: 'Wird schon hochgeladen: bekommt diese Texte',
  known: 'Ist schon in der Bibliothek: bleibt, wie es ist',
  missing: 'Keine Datei mit diesem Namen',
  wrong: 'Ausgelassen',
};
export const counted = {
  change: (count: number) => plural(count, { one: '# Inhalt zu ändern', other: '# Inhalte zu ändern' }),
  same: (count: number) =>
    plural(count, {
      one: '# Inhalt stimmt mit der Tabelle überein',
      other: '# Inhalte stimmen mit der Tabelle überein',
    }),
  new: (count: number) => plural(count, { one: '# Datei hochzuladen', other: '# Dateien hochzuladen' }),
  update: (count: number) => plural(count, { one: '# Upload zu ändern', other: '# Uploads zu ändern' }),
  known: (count: number) =>
    plural(count, { one: '# schon in der Bibliothek', other: '# schon in der Bibliothek' }),
  missing: (count: number) => plural(count, { one: '# Datei fehlt', other: '# Dateien fehlen' }),
  wrong: (count: number) =>
    plural(count, { one: '# Zeile zu berichtigen', other: '# Zeilen zu berichtigen' }),
};
export const noProblem = 'Nichts zu berichtigen.';

export const cell = (column: string, value: string) => (value ? `${column}: „${isolate(value)}“` : column);
export const problems = {
  choice: (words: string) => `muss eines davon sein: ${isolate(words)}.`,
  date: 'ist kein gültiger Zeitpunkt. Schreiben Sie ihn wie 2026-12-24 18:30.',
  future: 'liegt in der Zukunft.',
  list: 'beginnt wie eine Liste in JSON, ist aber keine.',
  captions: 'nennt keine Untertitel. Schreiben Sie en=talk.en.vtt; de=talk.de.vtt.',
  address: 'ist keine Adresse. Sie beginnt mit https:// oder http://.',
  long: (most: number) => `ist länger als ${number(most)} Zeichen.`,
  many: (most: number) => `ist ein Eintrag zu viel: höchstens ${number(most)}.`,
  empty: 'ist leer. Nennen Sie die Datei.',
  several: 'ist der Name mehrerer Dateien. Geben Sie auch den Ordner an.',
  twice: 'hat schon eine Zeile.',
  noFile: 'ist nicht unter den Dateien. Legen Sie auch diese hier ab.',
  noItem: 'ist kein Inhalt, den Sie verwalten.',
  newOnly: 'und Anhänge sind für neue Dateien. Öffnen Sie den Inhalt, um seine zu ändern.',
  noCategory: 'ist keine Kategorie, und nur die Organisationsverwaltung legt welche an.',
};
