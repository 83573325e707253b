import { number, plural } from './locale.ts';

export const goLive = 'Live gehen';
export const newEvent = 'Neue Veranstaltung';
export const none = 'Noch keine Live-Veranstaltungen';
export const noneHelp =
  'Planen Sie eine Veranstaltung, senden Sie sie aus einem Encoder wie OBS, prüfen Sie, was ankommt, und gehen Sie auf Sendung. Danach bleibt die Aufzeichnung unter derselben Adresse.';
export const beginsAt = (moment: string) => `Beginn ${moment}`;
export const beganAt = (moment: string) => `Begonnen ${moment}`;
export const unexpected = 'Das hat nicht geklappt. Versuchen Sie es noch einmal.';

export const eventTitle = 'Titel';
export const begins = 'Beginn';
export const category = 'Kategorie';
export const noCategory = 'Keine Kategorie';
export const plan = 'Veranstaltung planen';

export const states = {
  waiting: 'Wartet auf den Stream',
  receiving: 'Bereit zum Senden',
  onAir: 'Auf Sendung',
  interrupted: 'Unterbrochen',
  ended: 'Beendet',
  processing: 'Aufzeichnung wird vorbereitet',
  onDemand: 'Aufzeichnung verfügbar',
};
export const stateHelp = {
  waiting: 'Noch kommt nichts an. Senden Sie einen Stream mit der Adresse und dem Schlüssel unten.',
  receiving:
    'Nur Sie und andere, die diese Veranstaltung verwalten, sehen, was ankommt. Gehen Sie auf Sendung, wenn Sie so weit sind.',
  onAir: 'Zuschauer sehen, was ankommt.',
  interrupted:
    'Es kommt nichts an. Zuschauer sehen einen Hinweis, und es geht weiter, sobald der Stream wieder da ist.',
  ended: 'Die Veranstaltung ist zu Ende. Die Aufzeichnung steht in wenigen Minuten hier.',
  processing: 'Die Aufzeichnung wird vorbereitet. Sie steht in wenigen Minuten hier.',
  onDemand: 'Die Aufzeichnung ist unter der Adresse der Veranstaltung zu sehen.',
};
export const editItem = 'Angaben bearbeiten';
export const watchPage = 'Zuschauerseite';

export const goOnAir = 'Auf Sendung gehen';
export const end = 'Veranstaltung beenden';
export const endHelp =
  'Zuschauer erfahren, dass die Veranstaltung zu Ende ist. Sie kann nicht noch einmal auf Sendung gehen. Die Aufzeichnung lässt die Zeit aus, in der nichts ankam.';

export const nothingArrives = 'Noch kommt nichts an. Hier sehen Sie, was Zuschauer sehen werden.';
export const arrives = 'Was ankommt';
export const arrivesHelp =
  'Zuschauer bekommen den Eingang, der gezeigt wird. Fällt er aus, wählen Sie den anderen.';
export const inputs = { main: 'Haupteingang', backup: 'Ersatzeingang' };
export const isShown = 'wird gezeigt';
export const show = 'Diesen Eingang zeigen';
export const receivesNothing = 'Es kommt nichts an';
/** What the stream came through. */
export const sentBy = { rtmp: 'RTMP', srt: 'SRT', browser: 'Browser' };
export const frames = (rate: number) => `${number(rate)} Bilder pro Sekunde`;
export const bitrate = (megabits: number) => `${number(Math.round(megabits * 10) / 10)} Mbit/s`;
export const lost = (count: number) =>
  plural(count, { one: '1 Bild verloren', other: `${number(count)} Bilder verloren` });
export const speed = (times: number) =>
  `mit ${number(Math.round(times * 10) / 10)}-facher Geschwindigkeit kodiert`;
export const sizes = (heights: readonly number[]) =>
  `Zuschauer bekommen ${heights.map((height) => `${height}p`).join(', ')}`;
export const level = 'Lautstärke des Tons';
export const decibels = (count: string) => `${count} dB`;

export const waysIn = 'So wird gesendet';
export const waysInHelp =
  'Tragen Sie die Adresse und einen Schlüssel in Ihren Encoder ein. In OBS unter Einstellungen, Stream, Benutzerdefiniert: Server und Streamschlüssel. Bei SRT steht der Schlüssel hinter der Adresse, nach ?streamid=. Ein Schlüssel öffnet nur diese Veranstaltung.';
export const noWayIn =
  'Für Encoder ist keine Adresse offen. Wer das Portal betreibt, öffnet eine mit RTMP_PORT oder SRT_PORT.';
export const protocols = { rtmp: 'RTMP', srt: 'SRT', whip: 'WHIP' };
export const keyOf = { main: 'Schlüssel des Haupteingangs', backup: 'Schlüssel des Ersatzeingangs' };
export const keyMade = (code: string, moment: string) => `Beginnt mit ${code}, erstellt ${moment}`;
export const noKey = 'Noch wurde kein Schlüssel erstellt';
export const makeKey = 'Schlüssel erstellen';
export const replaceKey = 'Schlüssel ersetzen';
export const replaceKeyHelp =
  'Der bisherige Schlüssel wird ab jetzt abgelehnt. Tragen Sie den neuen in Ihren Encoder ein.';
export const streamKey = 'Streamschlüssel';
export const keyOnce =
  'Kopieren Sie ihn jetzt und tragen Sie ihn in Ihren Encoder ein. Er wird nicht noch einmal angezeigt.';

export const fromBrowser = 'Aus diesem Browser';
export const fromBrowserHelp =
  'Ohne Encoder: Ihre Kamera, ein Bildschirm oder Ihr Mikrofon, an den Haupteingang gesendet. Lassen Sie diese Seite offen, bis die Veranstaltung zu Ende ist.';
export const useBrowser = 'Diesen Browser verwenden';
export const sendFromHere = 'Senden starten';
export const stopSending = 'Senden beenden';
export const sendingAway =
  'Keine Verbindung. Was Sie aufnehmen, bleibt erhalten und wird gesendet, sobald die Verbindung wieder da ist.';
export const sendingEnded =
  'Es wird nichts mehr gesendet: Die Veranstaltung ist zu Ende, oder ein anderes Gerät sendet an den Haupteingang. Beenden Sie das Senden und starten Sie es erneut, wenn Sie übernehmen möchten.';
export const copyStays =
  'Eine Kopie dessen, was Sie senden, bleibt auf diesem Gerät unter „Aufnehmen“, bis Sie sie dort löschen.';
export const noCopy = 'Auf diesem Gerät ist kein Platz mehr für eine Kopie.';
