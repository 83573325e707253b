import type { ItemEvent, ShareEvent } from '@tv/contract/item-history';

export const actions: Record<ItemEvent | ShareEvent, string> = {
  'media content brought in': 'hat es hochgeladen',
  'media content edited': 'hat es bearbeitet',
  'media content audience changed': 'hat geändert, wer es sehen darf',
  'media content deleted': 'hat es gelöscht',
  'media content restored': 'hat es wiederhergestellt',
  'media content published': 'hat es veröffentlicht',
  'media content unpublished': 'hat die Veröffentlichung zurückgenommen',
  'media content scheduled': 'hat es geplant',
  'media content no longer scheduled': 'hat die Planung aufgehoben',
  'media content processed again': 'hat es noch einmal verarbeiten lassen',
  'media content submitted for review': 'hat es zur Prüfung gegeben',
  'media content changes requested': 'hat um Änderungen gebeten',
  'media content approved': 'hat es freigegeben',
  'media content approval removed': 'hat die Freigabe zurückgezogen',
  'media content review discarded': 'hat die Prüfung zurückgezogen',
  'media content review completed': 'hat die Prüfung abgeschlossen',
  'media file replaced': 'hat die Datei ersetzt',
  'media cut': 'hat es geschnitten',
  'media version served': 'hat die neue Fassung bereitgestellt',
  'former version restored': 'hat eine frühere Fassung wiederhergestellt',
  'version deleted': 'hat eine Fassung gelöscht',
  'captions added': 'hat Untertitel hinzugefügt',
  'captions replaced': 'hat Untertitel ersetzt',
  'sound track added': 'hat eine Tonspur hinzugefügt',
  'sound track named': 'hat eine Tonspur benannt',
  'sound track made the default': 'hat die Tonspur gewählt, die zuerst gespielt wird',
  'sound track removed': 'hat eine Tonspur entfernt',
  'captions relabelled': 'hat die Sprache von Untertiteln geändert',
  'captions removed': 'hat Untertitel entfernt',
  'media content published on schedule': 'hat es wie geplant veröffentlicht',
  'media content unpublished on schedule': 'hat die Veröffentlichung wie geplant zurückgenommen',
  'poster chosen': 'hat das Titelbild gewählt',
  'poster brought in': 'hat ein Titelbild hochgeladen',
  'poster reset': 'hat das automatische Titelbild wiederhergestellt',
  'attachment added': 'hat einen Anhang hinzugefügt',
  'attachment replaced': 'hat einen Anhang ersetzt',
  'attachment renamed': 'hat einen Anhang umbenannt',
  'attachment removed': 'hat einen Anhang entfernt',
  'attachments ordered': 'hat die Anhänge umgeordnet',
  'captions made by machine': 'hat Untertitel erzeugen lassen',
  'captions approved': 'hat automatisch erzeugte Untertitel freigegeben',
  'machine captions asked for': 'hat automatische Untertitel angefordert',
  'machine captions cancelled': 'hat die Anforderung automatischer Untertitel abgebrochen',
  'legal hold placed': 'hat eine Aufbewahrungspflicht gesetzt',
  'legal hold lifted': 'hat die Aufbewahrungspflicht aufgehoben',
  'old addresses changed': 'hat die alten Adressen geändert',
  'media content unpublished by a retention rule':
    'hat den Inhalt nach einer Aufbewahrungsregel zurückgezogen',
  'media content archived by a retention rule': 'hat den Inhalt nach einer Aufbewahrungsregel archiviert',
  'media content deleted by a retention rule': 'hat den Inhalt nach einer Aufbewahrungsregel gelöscht',
  'media content kept for another year': 'hat den Inhalt für ein weiteres Jahr behalten',
  'media content archived': 'hat den Inhalt archiviert',
  'media content not archived': 'konnte den Inhalt nicht archivieren',
  'media content brought back': 'hat den Inhalt aus dem Archiv geholt',
  'guest invited': 'hat den Inhalt für einen Gast freigegeben',
  'guest changed': 'hat die Freigabe für einen Gast geändert',
  'guest ended': 'hat die Freigabe für einen Gast beendet',
};
export const service = 'Das Portal';
export const none = 'Noch keine Änderungen.';
export const noneHelp =
  'Hier steht künftig jede Änderung mit Person und Zeitpunkt, und frühere Texte lassen sich wiederherstellen.';
export const editDetails = 'Details bearbeiten';
export const restore = 'Diese Texte wiederherstellen';
export const restored = 'Die früheren Texte sind wiederhergestellt.';
export const formerly = {
  title: 'Früherer Titel',
  description: 'Frühere Beschreibung',
  tags: 'Frühere Schlagwörter',
  speakers: 'Frühere Sprecherinnen und Sprecher',
};
