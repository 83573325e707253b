export const actions: Record<string, string> = {
  'media content brought in': 'hat es hereingebracht',
  'media content edited': 'hat es bearbeitet',
  'media content deleted': 'hat es gelöscht',
  'media content restored': 'hat es wiederhergestellt',
  'media content published': 'hat es veröffentlicht',
  'media content unpublished': 'hat es wieder zum Entwurf gemacht',
  'media content scheduled': 'hat es geplant',
  'media content no longer scheduled': 'hat Geplantes abgesagt',
  'media content processed again': 'hat es noch einmal verarbeiten lassen',
  'media content submitted for review': 'hat es zur Prüfung gegeben',
  'media content changes requested': 'hat um Änderungen gebeten',
  'media content approved': 'hat es genehmigt',
  'media content approval removed': 'hat die Freigabe zurückgenommen',
  'media content review discarded': 'hat die Prüfung verworfen',
  'media content review completed': 'hat die Prüfung abgeschlossen',
  'media file replaced': 'hat die Datei ersetzt',
  'media cut': 'hat geschnitten',
  'media version served': 'hat die neue Fassung zeigen lassen',
  'former version restored': 'hat eine frühere Fassung zurückgeholt',
  'version deleted': 'hat eine Fassung gelöscht',
  'captions added': 'hat Untertitel hinzugefügt',
  'captions replaced': 'hat Untertitel ersetzt',
  'sound track added': 'hat eine Tonspur hinzugefügt',
  'sound track named': 'hat eine Tonspur benannt',
  'sound track made the default': 'hat die Tonspur gewählt, die von selbst läuft',
  'sound track removed': 'hat eine Tonspur entfernt',
  'captions relabelled': 'hat die Sprache von Untertiteln geändert',
  'captions removed': 'hat Untertitel entfernt',
};
export const service = 'Das Portal';
export const none = 'Noch ist nichts damit geschehen.';
export const restore = 'Diese Texte zurückholen';
export const restored = 'Die früheren Texte sind zurück.';
export const formerly = {
  title: 'Früherer Titel',
  description: 'Frühere Beschreibung',
  tags: 'Frühere Schlagwörter',
  speakers: 'Frühere Sprecherinnen und Sprecher',
};
