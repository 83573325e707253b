import { isolate } from '@tv/contract/isolate';
import type { SourceKind } from '@tv/contract/source-kinds';
import { plural } from './locale.ts';

export const title = 'Übernehmen';
export const watched = 'Beobachtete Quellen';
export const watchedHelp =
  'Ein Ordner auf dem Server, ein Bucket oder ein Feed wird alle fünf Minuten angesehen. Neues wird automatisch übernommen.';
export const none = 'Noch wird nichts beobachtet.';
export const add = 'Quelle beobachten';
export const from = 'Kommt aus';
export const folder = 'Server';
export const feed = 'Feed';
export const bucket = 'S3-Bucket';
export const endpoint = 'Endpunkt';
export const endpointHelp = 'Eines S3-kompatiblen Speichers, den der Betreiber des Portals zulässt.';
export const bucketName = 'Bucket';
export const keyId = 'ID des Zugriffsschlüssels';
export const secretKey = 'Geheimer Zugriffsschlüssel';
export const showSecretKey = 'Geheimen Zugriffsschlüssel anzeigen';
export const secretKeyHelp =
  'Er muss den Bucket auflisten und lesen dürfen, mehr nicht. Er wird verschlüsselt gespeichert.';
export const prefixHelp = 'Nur Objekte darunter werden übernommen. Leer: alle.';
export const edit = 'Bearbeiten';
export const save = 'Speichern';
export const changed = 'Die beobachtete Quelle ist geändert.';
export const folderField = 'Ordner';
export const folderHelp = 'Unterhalb des Ordners der Organisation. Leer: der ganze.';
export const address = 'Adresse des Feeds';
export const kind = 'Was der Ordner enthält';
export const kinds: Record<SourceKind, string> = {
  feed: 'Feed',
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  peertube: 'PeerTube',
  mediacms: 'MediaCMS',
  kaltura: 'Kaltura',
  panopto: 'Panopto',
  zoom: 'Zoom',
  teams: 'Teams',
  meet: 'Google Meet',
  bigbluebutton: 'BigBlueButton',
  folder: 'Beliebige Dateien',
};
export const category = 'Kategorie';
export const noCategory = 'Keine';
export const publish = 'Veröffentlichen, was hereinkommt';
export const publishHelp = 'Sonst bleibt es ein Entwurf.';
export const wholeFolder = 'Der Ordner der Organisation';
export const taken = (count: number) =>
  plural(count, { one: '# Inhalt übernommen', other: '# Inhalte übernommen' });
export const failed = (count: number) =>
  plural(count, { one: '# Inhalt fehlgeschlagen', other: '# Inhalte fehlgeschlagen' });
export const looked = (moment: string) => `Zuletzt angesehen: ${moment}`;
export const notLooked = 'Noch nicht angesehen';
export const isPaused = 'Angehalten';
export const ended = {
  person: 'Beendet: Wer sie beobachtet hat, verwaltet die Organisation nicht mehr.',
  category: 'Beendet: Die Kategorie ist gelöscht.',
  audience: 'Beendet: Eine Gruppe oder Person, für die sie bestimmt war, gibt es nicht mehr.',
  failing: 'Beendet: Sie ließ sich immer wieder nicht lesen.',
};
export const look = 'Jetzt ansehen';
export const pause = 'Anhalten';
export const goOn = 'Fortsetzen';
export const remove = 'Nicht mehr beobachten';
export const removeText = (name: string) =>
  `${isolate(name)} wird nicht mehr beobachtet. Was schon hereingekommen ist, bleibt.`;
export const details = 'Was hereinkam';
export const states = {
  waiting: 'Kommt noch an',
  taken: 'Übernommen',
  failed: 'Fehlgeschlagen',
  givenUp: 'Aufgegeben',
};
export const looking = 'Die Quelle wird jetzt angesehen.';
export const added = 'Die Quelle wird beobachtet.';
export const unexpected = 'Das hat nicht geklappt. Versuchen Sie es noch einmal.';
