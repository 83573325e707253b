import type { TextsOf } from '@tv/contract/reason';
import type { itemReasons } from '@tv/contract/reasons/items';

export const texts: TextsOf<typeof itemReasons> = {
  'items.deleted': 'Dieser Inhalt ist gelöscht. Stellen Sie ihn zuerst wieder her.',
  'items.changedMeanwhile':
    'Jemand hat diesen Inhalt inzwischen geändert. Laden Sie ihn neu, und ändern Sie ihn dann.',
  'items.otherOrganization':
    'Dieser Inhalt gehört zu einer anderen Ihrer Organisationen. Wechseln Sie zuerst dorthin.',
  'items.inPlaylist': 'Dieser Inhalt ist schon in der Playlist.',
  'items.botCheck':
    'Für diesen Inhalt wurden zu viele falsche Passwörter eingegeben. Versuchen Sie es noch einmal.',
  'items.wrongPassword': 'Dieses Passwort ist falsch.',
  'items.busyPasswords':
    'Gerade werden zu viele Passwörter geprüft. Versuchen Sie es in ein paar Sekunden noch einmal.',
  'items.passwordTooShort': 'Geben Sie mindestens {least:number} Zeichen ein.',
  'items.noExpiration': 'Lassen Sie das Enddatum weg, oder wählen Sie ein Ende mit Datum.',
  'items.expirationNeeded': 'Wählen Sie ein Enddatum.',
  'items.dateNeeded': 'Ein veröffentlichter Inhalt braucht ein Datum.',
  'items.lateChapter': 'Das Kapitel „{title}“ beginnt nach dem Ende.',
  'items.sameStart': 'Zwei Kapitel beginnen zur selben Zeit.',
  'items.noWebAddress':
    '„{address}“ ist keine Adresse einer Webseite. Geben Sie sie ab http:// oder https:// und ohne Passwort ein.',
  'items.addressElsewhere': '„{address}“ führt schon zu einem anderen Inhalt.',
  'items.unknownCategory': 'Eine der Kategorien gibt es nicht mehr. Laden Sie die Seite neu.',
  'audience.noneNamed': 'Wählen Sie niemanden aus, wenn alle es sehen sollen.',
  'audience.empty': 'Wählen Sie eine Gruppe oder eine Person. Sonst sähen es nur die, die es verwalten.',
  'audience.tooManyGroups': 'Wählen Sie höchstens {most:number} Gruppen.',
  'audience.tooManyPeople': 'Wählen Sie höchstens {most:number} Personen.',
  'audience.strangeGroup': 'Eine der Gruppen gibt es nicht mehr. Entfernen Sie sie zuerst.',
  'audience.strangePerson': 'Eine der Personen ist nicht in der Organisation. Entfernen Sie sie zuerst.',
  'audience.unknownName': '„{name}“ ist weder eine Gruppe noch eine Person der Organisation.',
  'audience.severalOfName': '„{name}“ steht für mehrere Gruppen. Wählen Sie eine beim Inhalt aus.',
  'audience.public':
    'Ein öffentlicher Inhalt ist für alle. Entfernen Sie zuerst die ausgewählten Gruppen und Personen.',
  'audience.notChosen': 'Wählen Sie zuerst aus, für wen neue Inhalte sind.',
  'items.unfitManager': 'Wählen Sie ein aktives Mitglied der Organisation, das Inhalte verwalten darf.',
  'items.tooManyCategories': 'Ein Inhalt kann in höchstens {most:number} Kategorien sein.',
  'items.tooManyTags': 'Ein Inhalt kann höchstens {most:number} Schlagwörter haben.',
  'items.tooManyAttachments':
    'Ein Inhalt kann höchstens {most:number} Anhänge haben. Entfernen Sie zuerst einige.',
  'items.blankFileName': 'Die Datei braucht einen Namen.',
  'items.sameFileName': 'Ein anderer Anhang des Inhalts heißt schon so.',
  'items.wrongOrder': 'Jemand hat die Anhänge inzwischen geändert. Laden Sie die Seite neu.',
  'items.sameLanguage': 'Wählen Sie eine andere Sprache.',
  'items.sameViewName': 'Es gibt schon eine Ansicht „{name}“. Wählen Sie einen anderen Namen.',
  'items.downloadGroups': 'Wählen Sie Gruppen oder etwas anderes für das Herunterladen.',
  'items.notTried': 'Für diesen Inhalt blieb keine Zeit. Versuchen Sie es noch einmal.',
  'publication.isPublished':
    'Dieser Inhalt ist veröffentlicht. Nehmen Sie zuerst die Veröffentlichung zurück.',
  'publication.asksReview':
    'Dieser Inhalt ist ein Entwurf, und die Organisation verlangt eine Prüfung. Lassen Sie ihn zuerst prüfen.',
  'publication.inReview': 'Dieser Inhalt ist {state}. Schließen Sie zuerst seine Prüfung ab.',
  'publication.noWay': 'Dieser Inhalt ist {state}. Direkt danach kann er nicht {wanted} sein.',
  'publication.notProcessed':
    'Dieser Inhalt ist noch nicht verarbeitet. Warten Sie, bis er fertig ist, oder planen Sie ihn.',
  'publication.whenNeeded': 'Wählen Sie, wann.',
  'publication.notOut':
    'Dieser Inhalt ist weder veröffentlicht noch geplant. Wählen Sie auch, wann er veröffentlicht wird.',
  'publication.endBeforeStart': 'Wählen Sie einen Zeitpunkt nach der Veröffentlichung.',
  'review.ownSubmission': 'Sie haben diesen Inhalt selbst eingereicht. Jemand anderes entscheidet darüber.',
  'review.approvedByOther':
    'Jemand anderes hat diesen Inhalt freigegeben. Ziehen Sie stattdessen alle Freigaben zurück.',
  'review.noneOpen': 'Für diesen Inhalt ist keine Prüfung offen. Reichen Sie ihn zuerst ein.',
  'review.changesRequested':
    'Es wurden Änderungen erbeten. Nehmen Sie sie zuerst vor, und reichen Sie den Inhalt erneut ein.',
  'review.approved':
    'Dieser Inhalt ist freigegeben. Schließen Sie die Prüfung ab, oder ziehen Sie die Freigabe zurück.',
  'review.notApproved': 'Dieser Inhalt ist noch nicht freigegeben. Geben Sie ihn zuerst frei.',
  'review.emptyRemark': 'Schreiben Sie, was Ihnen an dieser Stelle aufgefallen ist.',
  'review.endBeforeStart': 'Das Ende liegt vor dem Anfang.',
  'review.unknownRemark': 'Diese Anmerkung gibt es nicht mehr. Laden Sie die Seite neu.',
  'player.playbackRates': 'Geben Sie 1 bis 12 Geschwindigkeiten von 0,25 bis 4 ein.',
  'player.defaultPlaybackRate': 'Geben Sie eine Geschwindigkeit von 0,25 bis 4 ein.',
  'player.language': 'Wählen Sie eine Sprache.',
  'player.skipSeconds': 'Geben Sie 1 bis 120 Sekunden ein.',
  'player.switch': 'Wählen Sie an oder aus.',
  'player.downloadGroups': 'Wählen Sie Gruppen nur, wenn nicht alle herunterladen dürfen.',
  'categories.nameTaken': 'Es gibt schon eine Kategorie „{name}“. Wählen Sie einen anderen Namen.',
  'categories.sameCategory': 'Wählen Sie eine andere Kategorie.',
  'categories.notMade': 'Es gibt keine Kategorie „{name}“. Die Organisationsverwaltung kann sie anlegen.',
  'figures.managersOnly':
    'Zahlen zur ganzen Organisation sieht nur die Organisationsverwaltung. Wählen Sie eine Kategorie oder einen Ihrer Inhalte.',
  'figures.personalOff':
    'Die Organisation hat Zahlen mit Namen von Personen abgeschaltet. Ein Admin kann sie wieder einschalten.',
  'feeds.notAllowed': 'Ihre Organisation erlaubt keine persönlichen Feeds.',
  'feeds.secondStep':
    'Ihre Organisation verlangt einen zweiten Schritt. Melden Sie sich damit an, und erstellen Sie dann Ihren Feed.',
  'notifications.otherKeys':
    'Dieses Gerät ist mit anderen Schlüsseln angemeldet. Schalten Sie Mitteilungen ab und wieder ein.',
};
