import { isolate } from '@tv/contract/isolate';
import { number, plural } from './locale.ts';

export const review = 'Prüfung';
export const waitForYou = (count: number, shown: string) =>
  plural(count, { one: '# wartet auf Sie', other: '# warten auf Sie' }, shown);
export const queue = 'Zu prüfende Inhalte';
export const groups = {
  waiting: 'Wartet',
  withAuthor: 'Wird überarbeitet',
  approved: 'Freigegeben',
};
export const showMore = 'Mehr anzeigen';
export const chooseItem = 'Inhalt';
export const version = (count: number) => `Fassung ${number(count)}`;
export const openRemarks = (count: number) =>
  plural(count, { one: '# offene Anmerkung', other: '# offene Anmerkungen' });
export const nothing = 'Nichts zu prüfen';
export const nothingHelp =
  'Zur Prüfung eingereichte Inhalte erscheinen hier, die am längsten wartenden zuerst.';
export const unexpected = 'Das hat nicht geklappt. Versuchen Sie es noch einmal.';

export const sent = (ago: string) => `eingereicht ${ago}`;
export const openItem = 'Inhalt öffnen';
export const beforeItGoesOut = 'Vor der Veröffentlichung';
export const fine = 'in Ordnung';
export const lookAgain = 'noch einmal ansehen';
export const checks = {
  audience: 'Wer es sieht',
  captions: 'Untertitel',
  category: 'Kategorie',
  poster: 'Titelbild',
  description: 'Beschreibung',
  sound: 'Ton',
  attachments: 'Anhänge',
  end: 'Öffentlicher Link endet',
};
export const internal = 'Intern';
export const everybody = 'Alle';
export const withPassword = 'mit Passwort';
export const unlisted = 'nicht gelistet';
export const none = 'keine';
export const checked = (language: string) => `${isolate(language)} geprüft`;
export const byMachine = (language: string) => `${isolate(language)} automatisch erzeugt`;
export const posterChosen = 'gewählt';
export const posterMade = 'automatisch';
export const words = (count: number) => plural(count, { one: '# Wort', other: '# Wörter' });
export const soundTracks = (count: number) => plural(count, { one: '# Spur', other: '# Spuren' });
export const files = (count: number) => plural(count, { one: '# Datei', other: '# Dateien' });
export const noSound = 'keiner';
export const never = 'nie';
export const changedSince = (date: string) => `Geändert seit ${date}`;
export const nothingChanged = 'Nichts hat sich geändert.';
export const portal = 'Das Portal';
export const decided = { 11: 'hat freigegeben', 12: 'hat um Änderungen gebeten' };

export const remarks = 'Anmerkungen';
export const tabs = { open: 'Offen', resolved: 'Erledigt' };
export const noneOpen = 'Keine offenen Anmerkungen.';
export const noneResolved = 'Noch keine erledigten Anmerkungen.';
export const goTo = (time: string) => `Zu ${time}`;
export const remarkAt = (index: number, time: string) => `Anmerkung ${number(index)} bei ${time}`;
export const wholeItem = 'Ganzer Inhalt';
export const resolve = (index: number) => `Anmerkung ${number(index)} erledigen`;
export const reopen = (index: number) => `Anmerkung ${number(index)} wieder öffnen`;
export const resolvedBy = (name: string) => `erledigt von ${isolate(name)}`;
export const requested = 'hat um Änderungen gebeten';
export const answer = 'Antworten';
export const answerTo = (index: number) => `Antwort auf Anmerkung ${number(index)}`;
export const writeHere = 'Anmerkung zu dieser Stelle';
export const writeWhole = 'Anmerkung zum ganzen Inhalt';
export const sayWhat = 'Beschreiben Sie, was sich ändern soll';
export const atSecond = (time: string) => `Bei ${time}. Drücken, um den ganzen Inhalt zu kommentieren`;
export const atWhole = 'Zum ganzen Inhalt. Drücken, um diese Stelle zu kommentieren';
export const send = 'Senden';
export const resolveAll = 'Alle erledigen';
export const goWithAnswer = (count: number) =>
  plural(count, {
    one: '# offene Anmerkung geht mit Ihrer Entscheidung.',
    other: '# offene Anmerkungen gehen mit Ihrer Entscheidung.',
  });

export const moreSteps = 'Weitere Schritte';
export const actions = {
  requestChanges: 'Um Änderungen bitten',
  approve: 'Freigeben',
  complete: 'Abschließen',
  removeApproval: 'Meine Freigabe zurückziehen',
  removeAllApprovals: 'Alle Freigaben zurückziehen',
  discard: 'Zurückziehen',
  submit: 'Erneut einreichen',
  publish: 'Veröffentlichen',
  schedule: 'Planen',
};
export const done = {
  requestChanges: 'Änderungen erbeten.',
  approve: 'Freigegeben.',
  complete: 'Die Prüfung ist abgeschlossen.',
  removeApproval: 'Wieder in Prüfung.',
  removeAllApprovals: 'Wieder in Prüfung.',
  discard: 'Zurückgezogen. Es ist wieder ein Entwurf.',
  submit: 'Zur Prüfung eingereicht.',
  publish: 'Veröffentlicht.',
};

export const keys = 'Tastenkürzel der Prüfung';
export const allKeys = 'Alle Tastenkürzel';
export const hints = { item: 'Inhalt', remark: 'hier anmerken', approve: 'freigeben' };
export const keysDo = {
  items: 'Nächster und voriger Inhalt',
  remark: 'Anmerkung zu dieser Stelle schreiben',
  approve: 'Freigeben',
  changes: 'Um Änderungen bitten',
  play: 'Abspielen oder anhalten',
  seek: '5 Sekunden zurück oder vor',
  send: 'Anmerkung senden',
  leave: 'Das Feld verlassen',
  help: 'Diese Tastenkürzel anzeigen',
};
