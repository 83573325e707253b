import type { AuditAction } from '@tv/contract/audit-actions';
import type { ItemEvent } from '@tv/contract/item-history';
import { number, plural } from './locale.ts';

export const audit = 'Protokoll';
export const auditHelp = 'Wer was geändert und sich angemeldet hat';
export const table = 'Protokoll';
export const count = (count: number, isExact = true) =>
  plural(count, { one: '# Zeile', other: '# Zeilen' }, isExact ? number(count) : `${number(count)}+`);
export const when = 'Wann';
export const who = 'Wer';
export const what = 'Was';
export const from = 'Von';
export const until = 'Bis';
export const anybody = 'Alle';
export const exportTable = 'Exportieren';
export const exporting = 'Wird exportiert …';
export const service = 'Das Portal';
export const subject = 'Betrifft';
export const network = 'Netz';
export const client = 'Browser';
export const noneFound = 'Keine Zeile passt';
export const noneFoundText = 'Nehmen Sie einen Filter weg, oder wählen Sie andere Tage.';
export const clearAll = 'Filter löschen';
export const unexpected = 'Das hat nicht geklappt. Bitte versuchen Sie es erneut.';

export const stream = 'Übertragung';
export const noStream = 'Jede neue Zeile kann auch an einen Webhook von Ihnen gehen, etwa ein SIEM.';
export const streamsTo = (address: string) => `Jede neue Zeile geht an ${address}.`;
export const waiting = (count: number) => plural(count, { one: '# Zeile wartet', other: '# Zeilen warten' });
export const sent = (when: string) => `zuletzt angenommen: ${when}`;
export const notTaken = (code: string) =>
  code
    ? `Die letzten Zeilen wurden nicht angenommen (${code})`
    : 'Die letzten Zeilen wurden nicht angenommen.';
export const setStream = 'Übertragung einrichten';
export const changeStream = 'Ändern';
export const endStream = 'Übertragung beenden';
export const endStreamText = 'Neue Zeilen werden nicht mehr gesendet. Wartende Zeilen auch nicht.';
export const streamEnded = 'Das Protokoll wird nicht mehr übertragen.';
export const address = 'Adresse des Webhooks';
export const addressHelp =
  'Sie beginnt mit https:// und ist aus dem Internet erreichbar. Nachrichten werden nach Standard Webhooks signiert.';
export const secret = 'Geheimnis, das die Nachrichten signiert';
export const secretHelp = 'Es wird nur einmal angezeigt. Kopieren Sie es jetzt in den Empfänger.';
export const save = 'Speichern';

const ofItems: Record<ItemEvent, string> = {
  'media content brought in': 'Inhalt hochgeladen',
  'media content edited': 'Inhalt bearbeitet',
  'media content audience changed': 'Zielgruppe eines Inhalts geändert',
  'media content deleted': 'Inhalt gelöscht',
  'media content restored': 'Inhalt wiederhergestellt',
  'media content published': 'Inhalt veröffentlicht',
  'media content unpublished': 'Veröffentlichung zurückgenommen',
  'media content scheduled': 'Inhalt geplant',
  'media content no longer scheduled': 'Planung aufgehoben',
  'media content processed again': 'Inhalt neu verarbeitet',
  'media content submitted for review': 'Inhalt zur Prüfung eingereicht',
  'media content changes requested': 'Änderungen erbeten',
  'media content approved': 'Inhalt freigegeben',
  'media content approval removed': 'Freigabe zurückgezogen',
  'media content review discarded': 'Prüfung zurückgezogen',
  'media content review completed': 'Prüfung abgeschlossen',
  'media file replaced': 'Datei ersetzt',
  'media cut': 'Inhalt geschnitten',
  'media version served': 'Neue Fassung bereitgestellt',
  'former version restored': 'Frühere Fassung wiederhergestellt',
  'version deleted': 'Fassung gelöscht',
  'captions added': 'Untertitel hinzugefügt',
  'captions replaced': 'Untertitel ersetzt',
  'sound track added': 'Tonspur hinzugefügt',
  'sound track named': 'Tonspur benannt',
  'sound track made the default': 'Standard-Tonspur gewählt',
  'sound track removed': 'Tonspur entfernt',
  'captions relabelled': 'Sprache von Untertiteln geändert',
  'captions removed': 'Untertitel entfernt',
  'media content published on schedule': 'Inhalt wie geplant veröffentlicht',
  'media content unpublished on schedule': 'Veröffentlichung wie geplant zurückgenommen',
  'poster chosen': 'Titelbild gewählt',
  'poster brought in': 'Titelbild hochgeladen',
  'poster reset': 'Automatisches Titelbild wiederhergestellt',
  'attachment added': 'Anhang hinzugefügt',
  'attachment replaced': 'Anhang ersetzt',
  'attachment renamed': 'Anhang umbenannt',
  'attachment removed': 'Anhang entfernt',
  'attachments ordered': 'Anhänge geordnet',
  'captions made by machine': 'Untertitel automatisch erzeugt',
  'captions approved': 'Automatische Untertitel freigegeben',
  'machine captions asked for': 'Automatische Untertitel angefordert',
  'machine captions cancelled': 'Anforderung automatischer Untertitel abgebrochen',
  'legal hold placed': 'Aufbewahrungspflicht gesetzt',
  'legal hold lifted': 'Aufbewahrungspflicht aufgehoben',
  'old addresses changed': 'Alte Adressen geändert',
  'media content unpublished by a retention rule': 'Inhalt nach einer Aufbewahrungsregel zurückgezogen',
  'media content archived by a retention rule': 'Inhalt nach einer Aufbewahrungsregel archiviert',
  'media content deleted by a retention rule': 'Inhalt nach einer Aufbewahrungsregel gelöscht',
  'media content kept for another year': 'Inhalt für ein weiteres Jahr behalten',
  'media content archived': 'Inhalt archiviert',
  'media content not archived': 'Inhalt nicht archiviert',
  'media content brought back': 'Inhalt aus dem Archiv geholt',
  'live event planned': 'Live-Veranstaltung geplant',
  'live event went on air': 'Live-Veranstaltung auf Sendung gegangen',
  'live event ended': 'Live-Veranstaltung beendet',
  'live chapter marked': 'Kapitel einer Live-Veranstaltung gesetzt',
  'live chapter taken away': 'Kapitel einer Live-Veranstaltung entfernt',
  'live captions switched on': 'Live-Untertitel eingeschaltet',
  'live captions switched off': 'Live-Untertitel ausgeschaltet',
};

const actions: Readonly<Record<AuditAction, string>> = {
  ...ofItems,
  'signed in': 'Angemeldet',
  'signed out': 'Abgemeldet',
  'sign-in failed': 'Anmeldung fehlgeschlagen',
  'password changed': 'Passwort geändert',
  'password reset': 'Passwort zurückgesetzt',
  'second step removed': 'Zweiter Schritt entfernt',
  'person invited': 'Person eingeladen',
  'person changed': 'Person geändert',
  'person admitted': 'Person aufgenommen',
  'person erased': 'Person gelöscht',
  'personal data taken': 'Personenbezogene Daten heruntergeladen',
  'account set up': 'Konto eingerichtet',
  'membership ended': 'Mitgliedschaft beendet',
  'organization joined': 'Organisation beigetreten',
  'organization left': 'Organisation verlassen',
  'organization changed': 'Organisation geändert',
  'invitation changed': 'Einladung geändert',
  'invitation withdrawn': 'Einladung zurückgezogen',
  'invitation sent again': 'Einladung noch einmal gesendet',
  'self-registration link made': 'Link zur Selbstregistrierung erstellt',
  'self-registration link changed': 'Link zur Selbstregistrierung geändert',
  'category made': 'Kategorie erstellt',
  'category changed': 'Kategorie geändert',
  'category deleted': 'Kategorie gelöscht',
  'category merged': 'Kategorie zusammengeführt',
  'category assigned': 'Kategorie zugewiesen',
  'category no longer assigned': 'Kategorie nicht mehr zugewiesen',
  'categories ordered': 'Kategorien geordnet',
  'logo changed': 'Logo geändert',
  'policies changed': 'Richtlinien geändert',
  'domain asked for': 'Domain angefragt',
  'domain proven': 'Domain nachgewiesen',
  'directory token made': 'Verzeichnis-Token erstellt',
  'directory token revoked': 'Verzeichnis-Token widerrufen',
  'portal seen as somebody else': 'Portal wie jemand anderes gesehen',
  'group made': 'Gruppe angelegt',
  'application made': 'Anwendung hinzugefügt',
  'application changed': 'Anwendung geändert',
  'application deleted': 'Anwendung gelöscht',
  'secret of application renewed': 'Geheimnis einer Anwendung erneuert',
  'application allowed': 'Anwendung erlaubt',
  'access of application ended': 'Zugriff einer Anwendung beendet',
  'group changed': 'Gruppe geändert',
  'group members added': 'Mitglieder zu einer Gruppe hinzugefügt',
  'group member removed': 'Mitglied aus einer Gruppe entfernt',
  'group deleted': 'Gruppe gelöscht',
  'role of a group changed': 'Rolle einer Gruppe geändert',
  'audit webhook set': 'Webhook des Protokolls eingerichtet',
  'audit webhook removed': 'Webhook des Protokolls entfernt',
  'watched source made': 'Quelle zum Beobachten angelegt',
  'watched source changed': 'Beobachtete Quelle geändert',
  'watched source deleted': 'Beobachtete Quelle gelöscht',
  'stream key made': 'Streamschlüssel erstellt',
  'live talk changed': 'Regeln für Fragen und Chat geändert',
  'live talk exported': 'Fragen und Chat exportiert',
  'live message moderated': 'Beitrag bei einer Live-Veranstaltung moderiert',
  'live message deleted': 'Beitrag bei einer Live-Veranstaltung gelöscht',
  'live person muted': 'Person bei einer Live-Veranstaltung stummgeschaltet',
  'live person unmuted': 'Stummschaltung einer Person aufgehoben',
  'live poll made': 'Umfrage angelegt',
  'live poll changed': 'Umfrage geändert',
  'live poll deleted': 'Umfrage gelöscht',
  'live rules changed': 'Regeln für Live-Veranstaltungen geändert',
  'live input chosen': 'Eingang einer Live-Veranstaltung gewählt',
  'webhook made': 'Webhook eingerichtet',
  'webhook changed': 'Webhook geändert',
  'webhook deleted': 'Webhook gelöscht',
  'webhook secret changed': 'Geheimnis eines Webhooks erneuert',
  'webhook delivery sent again': 'Nachricht eines Webhooks erneut gesendet',
  'webhook ended': 'Webhook beendet',
  'audit log taken': 'Protokoll heruntergeladen',
  'watched table taken': 'Tabelle der Zuschauer heruntergeladen',
  'guest invited': 'Für einen Gast freigegeben',
  'guest changed': 'Freigabe für einen Gast geändert',
  'guest ended': 'Freigabe für einen Gast beendet',
  'guest opened': 'Von einem Gast geöffnet',
  'guests table taken': 'Tabelle der Gäste heruntergeladen',
  'completions table taken': 'Tabelle der Abschlüsse heruntergeladen',
  'API key made': 'API-Schlüssel erstellt',
  'API key rotated': 'API-Schlüssel erneuert',
  'API key deleted': 'API-Schlüssel gelöscht',
  'sign-in connection made': 'Anmeldeverbindung angelegt',
  'sign-in connection changed': 'Anmeldeverbindung geändert',
  'sign-in connection deleted': 'Anmeldeverbindung gelöscht',
  'account linked': 'Konto mit einer Anmeldeverbindung verknüpft',
  'signed out everywhere': 'Überall abgemeldet',
  'session ended': 'Sitzung beendet',
  'second step failed': 'Zweiter Schritt fehlgeschlagen',
  'second step added': 'Zweiter Schritt hinzugefügt',
  'recovery codes made': 'Wiederherstellungscodes erstellt',
  'recovery code used': 'Wiederherstellungscode verwendet',
  'own feed opened': 'Eigener Feed eingerichtet',
  'own feed closed': 'Eigener Feed geschlossen',
  'first steps dismissed': 'Erste Schritte ausgeblendet',
  'category cover changed': 'Titelbild einer Kategorie geändert',
  'category cover removed': 'Titelbild einer Kategorie entfernt',
  'domain granted': 'Domain zugeteilt',
  'domain removed': 'Domain entfernt',
  'trial lifted': 'Probezeit beendet',
  'organization made': 'Organisation angelegt',
  'account opened': 'Konto durch das Verzeichnis geöffnet',
  'account closed': 'Konto durch das Verzeichnis geschlossen',
  'directory group removed': 'Gruppe des Verzeichnisses entfernt',
  'roles followed groups': 'Rollen nach Gruppen des Verzeichnisses angepasst',
  'directory user added': 'Nutzer des Verzeichnisses hinzugefügt',
  'directory user activated': 'Nutzer des Verzeichnisses aktiviert',
  'directory user deactivated': 'Nutzer des Verzeichnisses deaktiviert',
  'directory user removed': 'Nutzer des Verzeichnisses entfernt',
  'logo removed': 'Logo entfernt',
  'retention rule made': 'Aufbewahrungsregel angelegt',
  'retention rule changed': 'Aufbewahrungsregel geändert',
  'retention rule deleted': 'Aufbewahrungsregel gelöscht',
};
export const actionWords = (action: string) =>
  (actions as Readonly<Record<string, string>>)[action] ?? action;
