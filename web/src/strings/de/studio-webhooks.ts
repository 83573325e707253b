import type { WebhookEvent } from '@tv/contract/webhook-names';
import type { AttemptProblem, DeliveryState, WebhookFormat } from '@tv/contract/webhooks';
import { isolate } from '@tv/contract/isolate';
import { number, plural } from './locale.ts';

export const webhooks = 'Webhooks';
export const webhooksHelp = 'Eigenen Programmen und Kanälen mitteilen, was geschieht';
export const intro =
  'Das Portal sendet eine Nachricht an Ihre Adresse, sobald etwas geschieht, das Sie ausgewählt haben: signiert für Programme oder als Karte für Slack und Teams.';
export const add = 'Webhook hinzufügen';
export const none = 'Noch keine Webhooks.';
export const edit = 'Bearbeiten';
export const log = 'Protokoll';
export const more = (name: string) => `Mehr zu ${isolate(name)}`;
export const test = 'Test senden';
export const testSent = 'Ein Test ist unterwegs. Die Antwort steht im Protokoll.';
export const pause = 'Anhalten';
export const switchOn = 'Einschalten';
export const newSecret = 'Neues Geheimnis';
export const remove = 'Löschen';
export const created = 'Webhook hinzugefügt.';
export const saved = 'Webhook gespeichert.';
export const deleted = 'Webhook gelöscht.';
export const unexpected = 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.';
export const eventCount = (count: number) => plural(count, { one: '# Ereignis', other: '# Ereignisse' });

export const active = 'Aktiv';
export const paused = 'Angehalten';
export const failing = (when: string) => `Schlägt fehl seit ${when}`;
export const endedFailed = (when: string) => `Beendet ${when}: fünf Tage lang wurde nichts angenommen`;
export const endedGone = (when: string) => `Beendet ${when}: Die Adresse gibt es nicht mehr (410)`;
export const formerUntil = (when: string) => `Das frühere Geheimnis signiert noch bis ${when} mit`;

export const address = 'Adresse';
export const addressHelp = 'Beginnt mit https:// und ist aus dem Internet erreichbar.';
export const addressKept = (end: string) =>
  `Leer lassen, um die bisherige zu behalten, die auf ${isolate(end)} endet. Wer sie kennt, kann in den Kanal schreiben; deshalb wird sie nicht angezeigt.`;
export const format = 'Was gesendet wird';
export const formats: Record<WebhookFormat, string> = {
  standard: 'Signierte Nachrichten',
  slack: 'Slack',
  teams: 'Teams',
};
export const formatHelp: Record<WebhookFormat, string> = {
  standard: 'JSON für eigene Programme, signiert nach Standard Webhooks.',
  slack:
    'Karten in einem Kanal, über einen eingehenden Webhook von Slack. Nur von Inhalten, die in Ihrer Organisation alle sehen.',
  teams:
    'Karten in einem Kanal, über einen Workflow von Teams, der Webhooks annimmt. Nur von Inhalten, die in Ihrer Organisation alle sehen.',
};
export const events = 'Ereignisse';
export const eventsNeeded = 'Wählen Sie mindestens ein Ereignis.';
export const all = 'Alle';
export const noneOf = 'Keine';
export const groups = {
  items: 'Inhalte',
  live: 'Live',
  captions: 'Untertitel',
  reviews: 'Prüfungen',
  people: 'Personen',
};
export const eventWords: Record<WebhookEvent, string> = {
  'item.uploaded': 'Hochgeladen',
  'item.processed': 'Bereit zum Abspielen',
  'item.failed': 'Verarbeitung fehlgeschlagen',
  'item.scheduled': 'Veröffentlichung geplant',
  'item.published': 'Veröffentlicht',
  'item.changed': 'Geändert',
  'item.unpublished': 'Nicht mehr veröffentlicht',
  'item.deleted': 'Gelöscht',
  'item.restored': 'Wiederhergestellt',
  'item.watched': 'Bis zum Ende angesehen',
  'live.began': 'Auf Sendung gegangen',
  'live.ended': 'Beendet',
  'captions.published': 'Untertitel veröffentlicht',
  'review.submitted': 'Zur Prüfung eingereicht',
  'review.commented': 'Kommentiert',
  'review.returned': 'Änderungen erbeten',
  'review.approved': 'Freigegeben',
  'review.reopened': 'Freigabe aufgehoben',
  'review.completed': 'Prüfung abgeschlossen',
  'review.withdrawn': 'Aus der Prüfung zurückgezogen',
  'person.joined': 'Beigetreten',
  'person.left': 'Ausgeschieden',
};
export const testWord = 'Testnachricht';
export const save = 'Speichern';

export const secret = 'Geheimnis';
export const secretHelp =
  'Damit prüft Ihr Programm die Signaturen. Es wird nur jetzt angezeigt: Kopieren Sie es, und bewahren Sie es sicher auf.';
export const rotateText =
  'Nachrichten werden 24 Stunden lang mit dem neuen und dem früheren Geheimnis signiert. Geben Sie Ihrem Programm in dieser Zeit das neue.';
export const endFormer = 'Das frühere Geheimnis sofort beenden';
export const endFormerHelp = 'Falls es jemand anderes kennen könnte.';
export const deleteText = (name: string) =>
  `An ${isolate(name)} wird nichts mehr gesendet, und das Protokoll wird gelöscht. Das lässt sich nicht rückgängig machen.`;

export const logOf = (name: string) => `Protokoll von ${isolate(name)}`;
export const logHelp = 'Was in den letzten 14 Tagen gesendet und geantwortet wurde, das Neueste zuerst.';
export const nothingSent = 'Es wurde noch nichts gesendet.';
export const nothingFits = 'Davon gibt es nichts.';
export const show = 'Anzeigen';
export const states: Record<DeliveryState, string> = {
  waiting: 'Wartet',
  delivered: 'Zugestellt',
  failed: 'Fehlgeschlagen',
  dropped: 'Nicht gesendet',
};
export const everyState = 'Alle';
export const next = (when: string) => `nächster Versuch ${when}`;
export const body = 'Nachricht';
export const attempts = 'Versuche';
export const attemptLine = (when: string, milliseconds: number) => `${when}, nach ${number(milliseconds)} ms`;
export const answered = (status: number) => `Antwort ${status}`;
export const problems: Record<AttemptProblem, string> = {
  address: 'Die Adresse führt in ein privates Netz',
  unreachable: 'Nicht erreichbar',
  certificate: 'Das Zertifikat ist nicht gültig',
  silent: 'Keine Antwort in der vorgesehenen Zeit',
};
export const sendAgain = 'Erneut senden';
export const sendNow = 'Jetzt senden';
export const sentAgain = 'Wird erneut gesendet.';
export const loadMore = 'Mehr anzeigen';
export const refresh = 'Aktualisieren';
