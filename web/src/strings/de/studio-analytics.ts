import { isolate } from '@tv/contract/isolate';
import { locale, number, plural } from './locale.ts';

export const analytics = 'Auswertung';
export const parts = 'Teile der Auswertung';
export const overview = 'Überblick';
export const content = 'Inhalte';
export const watchedBy = 'Wer was gesehen hat';
export const training = 'Schulungen';
export const searches = 'Suchen';
export const period = 'Zeitraum';
export const periodWords = { 7: '7 Tage', 28: '28 Tage', 90: '90 Tage', 365: 'Jahr' };
export const allCategories = 'Alle Kategorien';
export const category = 'Kategorie';
export const item = 'Inhalt';
export const everyItem = 'Alle Inhalte';
export const chooseItem = 'Inhalt wählen';
export const chooseCategory = 'Kategorie wählen';
export const find = 'Finden';
export const loading = 'Wird geladen …';
export const nothingFound = 'Nichts gefunden';
export const notLoaded = 'Das konnte nicht geladen werden.';
export const unexpected = 'Das hat nicht geklappt. Bitte versuchen Sie es erneut.';
export const daysOf = (span: string, timeZone: string) => `${span}, Tage beginnen in ${timeZone}`;

export const csv = 'Als CSV';
export const allAsCsv = 'Alles als CSV';
export const saving = 'Wird gespeichert …';
export const tables = {
  days: 'Tage',
  items: 'Meistgesehen',
  audience: 'Geräte und Herkunft',
  searches: 'Suchen',
  watched: 'Wer was gesehen hat',
  retention: 'Wie lange Zuschauer bleiben',
};

export const figures = 'Zahlen des Zeitraums';
export const views = 'Aufrufe';
export const viewsBefore = (count: string) =>
  `${viewsOf(count)}, bevor der Inhalt hierherkam. In den Zahlen sind sie nicht enthalten.`;
export const people = 'Personen';
export const hoursWatched = 'Gesehene Stunden';
export const completion = 'Bis zum Ende';
export const more = 'Mehr';
export const less = 'Weniger';
export const points = (count: number) => plural(count, { one: '# Punkt', other: '# Punkte' });
export const thanBefore = (days: number) =>
  days === 365 ? 'als im Jahr davor' : `als in den ${number(days)} Tagen davor`;
export const asBefore = (days: number) =>
  days === 365 ? 'wie im Jahr davor' : `wie in den ${number(days)} Tagen davor`;
export const firstTime = 'noch kein Vergleich';
export const ofColleagues = (members: string) => `von ${members} Mitgliedern`;
/** Besucher werden in Fünferschritten genannt. */
export const visitors = (count: number) =>
  plural(count, { one: 'rund # Besucher', other: 'rund # Besucher' });
export const fewColleagues = 'zu wenige Mitglieder für eine Angabe';
export const and = (one: string, other: string) => `${one} und ${other}`;
export const fewVisitors = 'weniger als 5 Besucher';
export const aPerson = (duration: string) => `${duration} je Person`;
export const finished = (count: number) =>
  plural(count, { one: 'einmal zu Ende gesehen', other: '#-mal zu Ende gesehen' });
export const finishedHead = 'Zu Ende gesehen';
export const viewsOf = (count: string) => (count === '1' ? '1 Aufruf' : `${count} Aufrufe`);
export const hours = (count: string) => (count === '1' ? '1 Stunde' : `${count} Stunden`);
export const few = 'zu wenige';
export const atLeast = (count: string) => `${count}+`;
export const leftOut =
  '+: ohne einige Personen, weil es weniger als 5 sind oder ihre Zahl eine solche verraten würde.';

export const stay = 'Wie lange Zuschauer bleiben';
export const watchAt = (time: string) => `${time} ansehen`;
export const watched = 'Gesehen';
export const usually = 'Üblich';
export const usual = (category: string) => `${isolate(category)}, üblich`;
export const usualHere = 'Alle Inhalte, üblich';
export const losesHere = (time: string, share: string) => `${time} verliert ${share}`;
export const againHere = (time: string, share: string) => `${time} noch einmal gesehen: ${share}`;
export const shareAt = (time: string, share: string, usual: string) =>
  usual ? `${time}: ${share}, üblich ${usual}` : `${time}: ${share}`;
export const leftAtEnd = (half: string, end: string) => `${half} sind bei der Hälfte da, ${end} am Ende`;
export const nobodyYet = 'Noch kein Mitglied hat es gesehen, und weniger als 5 Besucher.';
export const membersOnly = 'Nur Mitglieder: weniger als 5 Besucher.';
export const ofViewers = (count: number) =>
  plural(count, { one: '# Zuschauer der aktuellen Fassung', other: '# Zuschauer der aktuellen Fassung' });
export const time = 'Zeit';
export const playsAViewer = 'Wiedergaben je Zuschauer';
export const playsShown = (plays: number) =>
  plays.toLocaleString(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
export const chapter = 'Kapitel';
export const allAbout = 'Zur Analyse';
export const openItem = 'Inhalt öffnen';

export const showAsTable = 'Als Tabelle zeigen';
export const viewsADay = 'Aufrufe je Tag';
export const viewsAWeek = 'Aufrufe je Woche';
export const day = 'Tag';
export const week = 'Woche';
export const viewsOn = (span: string, views: string) => `${span}: ${views}`;
export const best = (words: string) => `am meisten: ${isolate(words)}`;
export const noViews = 'keine Aufrufe';
export const tooFewADay = 'weniger als 5 Besucher am Tag';
export const daysLeftOut = 'Kamen an einem Tag weniger als 5 Besucher, fehlen sie.';

export const mostWatched = 'Meistgesehen';
export const all = 'Alle';
export const allOf = (count: string) => `Alle ${count}`;
export const completionOf = (share: string) => `${share} bis zum Ende`;
export const nothingWatched = 'In diesem Zeitraum wurde nichts gesehen';
export const nothingWatchedText =
  'Zahlen kommen wenige Minuten nach den ersten Aufrufen. Wählen Sie einen längeren Zeitraum, oder teilen Sie einen Inhalt.';
export const devices = 'Geräte';
export const device = 'Gerät';
export const deviceNames = {
  computer: 'Rechner',
  phone: 'Telefon',
  tablet: 'Tablet',
  television: 'Fernseher',
  other: 'Andere',
};
export const origins = 'Woher';
export const origin = 'Herkunft';
export const originNames = {
  portal: 'Aus dem Portal',
  embed: 'Auf anderen Seiten eingebettet',
  search: 'Suchmaschinen',
  social: 'Soziale Netze',
  feed: 'Feeds und Podcasts',
  link: 'Verweise',
  guest: 'Gäste',
};

export const searchedNotFound = 'Gesucht, nicht gefunden';
export const searchedFor = 'Gesucht';
export const times = (count: number) => plural(count, { one: 'einmal', other: '#-mal' });
export const noSearches = 'In diesem Zeitraum ist keine Suche zu nennen.';
export const noneMissed = 'Jede Suche hat etwas gefunden.';
export const searchRule = 'Ein Begriff wird genannt, sobald drei verschiedene Personen danach gesucht haben.';
export const term = 'Begriff';
export const searched = 'Gesucht';
export const withoutResult = 'Nichts gefunden';
export const last = 'Zuletzt';
export const which = 'Welche Suchen';
export const allSearches = 'Alle';
export const countOfTerms = (count: number, isExact: boolean) =>
  plural(count, { one: '# Begriff', other: '# Begriffe' }, isExact ? number(count) : `${number(count)}+`);

export const whoWatchedIt = 'Wer es gesehen hat';
export const countOfPeople = (count: number, isExact: boolean) =>
  plural(count, { one: '# Person', other: '# Personen' }, isExact ? number(count) : `${number(count)}+`);
export const watchedOf = (count: string, members: string) => `${count} von ${members} Mitgliedern`;
export const countOfRows = (count: number, isExact: boolean) =>
  plural(count, { one: '# Zeile', other: '# Zeilen' }, isExact ? number(count) : `${number(count)}+`);
export const person = 'Name';
export const completed = 'Abgeschlossen';
export const notYet = 'noch nicht';
export const left = 'ausgetreten';
export const nobodyWatched = 'In diesem Zeitraum hat es niemand gesehen.';
export const noRows = 'Niemand passt';
export const noRowsText = 'Wählen Sie etwas anderes, oder nehmen Sie die Suche weg.';
export const clearAll = 'Löschen';
export const findPerson = 'Person finden';
export const personalOff = 'Angaben zu Personen sind ausgeschaltet';
export const personalOffText =
  'Ihre Organisation zeigt nicht, welche Person was gesehen hat. Admins entscheiden das unter „Veröffentlichen“.';
export const openPublishing = '„Veröffentlichen“ öffnen';

export const trainingText =
  'Wählen Sie einen Inhalt oder eine Kategorie, um zu sehen, wer abgeschlossen hat: Von jedem Inhalt wurden mindestens 90 % abgespielt.';
export const whoCompleted = 'Wer es abgeschlossen hat';
export const state = 'Stand';
export const stateNames = { completed: 'Abgeschlossen', begun: 'Begonnen', notBegun: 'Nicht begonnen' };
export const allStates = 'Alle';
export const withCount = (name: string, count: string) => (count ? `${isolate(name)} ${count}` : name);
export const completedOf = (count: string, all: string) => `${count} von ${all}`;
export const items = 'Inhalte';
export const completedOn = 'Abgeschlossen am';
export const lastWatched = 'Zuletzt gesehen';

export const chooseScope = 'Wählen Sie eine Kategorie';
export const chooseScopeText =
  'Zahlen zur ganzen Organisation sieht nur die Organisationsverwaltung. Wählen Sie eine Kategorie oder einen Ihrer Inhalte.';

export const notManaged = 'Diese Kategorie verwalten Sie nicht. Wählen Sie eine andere.';

export const settings = 'Auswertung';
export const personalFigures = 'Angaben zu Personen';
export const personalFiguresHelp =
  'Wer Inhalte verwaltet, sieht, welche Person was gesehen und wer eine Schulung abgeschlossen hat. Ausgeschaltet werden nur Anzahlen gezeigt.';
export const personalFiguresOn = 'Wer Inhalte verwaltet, sieht, welche Person was gesehen hat.';
export const personalFiguresOff = 'Niemand sieht, welche Person was gesehen hat.';
export const timeZone = 'Zeitzone der Auswertung';
export const timeZoneHelp =
  'Dort beginnen die Tage der Auswertung um Mitternacht. Gezählte Tage bleiben, wie sie sind.';

/** Gäste, und was sie geöffnet und gesehen haben. */
export const guest = 'Gast';
export const sharedWith = 'Freigegeben';
export const sharedUntil = 'Bis';
export const openedOn = 'Geöffnet';
export const shareEnded = 'beendet';
export const noGuests = 'Noch keine Gäste';
export const noGuestsText =
  'Geben Sie einen Inhalt oder eine Kategorie auf der zugehörigen Seite unter „Gäste“ frei. Was Gäste öffnen und sehen, steht dann hier.';
export const findGuest = 'Gast oder Titel finden';
export const countOfShares = (count: number, isExact: boolean) =>
  plural(count, { one: '# Freigabe', other: '# Freigaben' }, isExact ? number(count) : `${number(count)}+`);
