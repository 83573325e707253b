import type { TextsOf } from '@tv/contract/reason';
import type { peopleReasons } from '@tv/contract/reasons/people';

export const texts: TextsOf<typeof peopleReasons> = {
  'people.notAnEmail': 'Das ist keine E-Mail-Adresse. Geben Sie sie wie name@example.com ein.',
  'people.memberAlready': 'Diese Person ist schon Mitglied.',
  'people.seats': 'Die Organisation hat so viele Personen, wie ihr Tarif erlaubt.',
  'people.moreRights': 'Diese Person hat mehr Rechte als Sie. Fragen Sie einen Admin.',
  'people.givesMoreRights': 'Sie können nicht mehr Rechte geben, als Sie haben. Fragen Sie einen Admin.',
  'people.invitationMoreRights': 'Diese Einladung gibt mehr Rechte, als Sie haben. Fragen Sie einen Admin.',
  'people.ownRole':
    'Sie können Ihre eigene Rolle und Ihren Zugang nicht ändern. Bitten Sie jemand anderen darum.',
  'people.lastAdmin':
    'Das ist der letzte Admin der Organisation. Machen Sie zuerst jemand anderen zum Admin.',
  'people.youAreLastAdmin':
    'Sie sind der letzte Admin der Organisation. Machen Sie zuerst jemand anderen zum Admin.',
  'people.lastAdminOf':
    'Das ist der letzte Admin von „{organization}“. Machen Sie zuerst jemand anderen zum Admin.',
  'people.closedAsWhole':
    'Dieses Konto ist vollständig geschlossen. Nur die Organisation, der die Domain seiner Adresse gehört, kann es wieder öffnen.',
  'people.ownSecondStep': 'Ihren eigenen zweiten Schritt ändern Sie in den Sicherheitseinstellungen.',
  'people.otherOrganizations':
    'Diese Person gehört auch zu anderen Organisationen, oder es ist nicht nachgewiesen, dass die Domain ihrer Adresse Ihnen gehört. Fragen Sie den Betreiber des Portals.',
  'people.otherProvider':
    'Diese Person meldet sich bei einem anderen Anbieter an. Entfernen Sie den zweiten Schritt dort.',
  'people.setUpAlready': 'Diese Person hat ihr Konto schon eingerichtet. Sie muss sich nur anmelden.',
  'people.notTried': 'Für diese Adresse blieb keine Zeit. Versuchen Sie es noch einmal.',
  'people.dataOfOthers':
    'Über Daten anderer Organisationen entscheiden nur die Person selbst und der Betreiber des Portals.',
  'people.ownData': 'Ihre eigenen Daten löschen Sie in Ihren Einstellungen.',
  'people.unfitHeir': 'Wählen Sie ein anderes aktives Mitglied, das Inhalte verwalten darf.',
  'people.joinFirst': 'Treten Sie dieser Organisation zuerst bei.',
  'people.seenAsOne': 'Wählen Sie eine Person oder eine Gruppe.',
  'people.seenAsHigher': 'Diese Person hat eine höhere Rolle als Sie.',
  'people.domainWithoutAccess': 'Konten mit dieser E-Mail-Domain haben keinen Zugang.',
  'people.noRecord': 'Dieses Konto ist hier nicht bekannt.',
  'people.internalWithoutRecord': 'Dieses interne Konto ist hier noch nicht bekannt.',
  'people.emailNotVouched': 'Der Anmeldedienst hat für dieses Konto keine E-Mail-Adresse bestätigt.',
  'guests.off': 'Die Richtlinien dieser Organisation erlauben keine Gäste.',
  'guests.unpublished': 'Veröffentlichen Sie diesen Inhalt zuerst. Gäste öffnen nur, was veröffentlicht ist.',
  'guests.past': 'Wählen Sie einen Tag in der Zukunft.',
  'guests.tooLong':
    'Wählen Sie einen Tag in den nächsten {days:number} Tagen. Mehr erlauben die Richtlinien dieser Organisation nicht.',
  'guests.member':
    'Diese Adresse gehört einem Mitglied. Senden Sie den Link der Seite: Mitglieder melden sich dort an.',
  'guests.tooManyOfOne': 'Das ist schon mit {most:number} Gästen geteilt. Beenden Sie zuerst eine Freigabe.',
  'guests.tooMany': 'Diese Organisation hat schon {most:number} Gäste. Beenden Sie zuerst eine Freigabe.',
  'guests.ended': 'Das ist nicht mehr für Sie freigegeben. Fragen Sie die Person, die es geteilt hat.',
  'guests.confirm': 'Öffnen Sie den Link aus Ihrer E-Mail noch einmal, und bestätigen Sie Ihre Adresse.',
  'guests.noCode': 'Dieser Code gilt nicht mehr. Fordern Sie einen neuen an.',
  'guests.wrongCode': 'Das ist nicht der Code, den wir gesendet haben.',
  'registration.setUp': 'Dieses Konto ist schon eingerichtet. Melden Sie sich mit Ihrer E-Mail-Adresse an.',
  'registration.verified':
    'Diese Adresse ist bestätigt und das Konto eingerichtet. Melden Sie sich damit an.',
  'registration.switchedOff':
    'Dieser Link zur Registrierung ist abgeschaltet. Wenden Sie sich an die Person, von der Sie ihn haben.',
  'registration.linkExpired': 'Dieser Link zur Registrierung ist abgelaufen.',
  'registration.expired': 'Diese Registrierung ist abgelaufen. Registrieren Sie sich noch einmal.',
  'registration.restrictedDomain':
    'Adressen dieser Domain können sich hier nicht registrieren. Verwenden Sie die Adresse Ihrer Organisation.',
  'registration.closed':
    'Dieses Konto ist geschlossen. Wenden Sie sich an die Stelle, die die Konten Ihrer Organisation verwaltet.',
  'registration.confirmationExpired': 'Dieser Link ist abgelaufen. Registrieren Sie sich noch einmal.',
  'registration.setUpExpired': 'Dieser Link ist abgelaufen. Bitten Sie um einen neuen.',
  'registration.trialExpired': 'Dieser Link ist abgelaufen. Bitten Sie noch einmal um einen Test.',
  'registration.invitationExpired':
    'Diese Einladung ist abgelaufen. Bitten Sie die Person, die Sie eingeladen hat, um eine neue.',
  'registration.trialBegun': 'Dieser Test hat schon begonnen. Melden Sie sich mit Ihrer E-Mail-Adresse an.',
  'registration.hasAccount': 'Diese Adresse hat schon ein Konto. Melden Sie sich damit an.',
  'registration.trialInvitations':
    'Ein kostenloser Test kann höchstens {most:number} Einladungen am Tag verschicken. Versuchen Sie es morgen noch einmal, oder bitten Sie den Betreiber des Portals, die Grenze aufzuheben.',
  'registration.botCheck': 'Die Prüfung gilt nicht mehr. Setzen Sie das Häkchen noch einmal.',
  'registration.phone': 'Geben Sie eine Nummer wie +49301234567 ein, oder lassen Sie das Feld leer.',
  'registration.foreignPassword':
    'Ihr Passwort ist beim Anmeldedienst Ihrer Organisation gespeichert. Lassen Sie es hier weg.',
  'registration.password': 'Das Passwort erfüllt nicht alle Regeln.',
  'organization.nameTaken':
    'Eine Organisation hat schon diesen oder einen ähnlichen Namen. Wählen Sie einen anderen.',
  'organization.nameUnseen': 'Der Name braucht sichtbare Buchstaben.',
  'organization.nameWithAddress':
    'Ein Name darf keine Adresse wie https://… oder name.example enthalten. Setzen Sie nach jedem Punkt ein Leerzeichen.',
  'organization.nameWithoutLetters': 'Der Name braucht Buchstaben oder Ziffern.',
  'organization.portalsName': 'So heißt das Portal selbst. Wählen Sie einen anderen Namen.',
  'organization.userLimit': 'Der Betreiber des Portals legt fest, wie viele Personen möglich sind.',
  'organization.storageLimit': 'Der Betreiber des Portals legt fest, wie viel Speicher möglich ist.',
  'organization.noThemeColor': 'Diese Farbe gibt es im Design nicht. Laden Sie die Seite neu.',
  'organization.color': 'Geben Sie eine Farbe wie #1A2B3C ein.',
  'organization.longOrigins': 'Alle Adressen zusammen dürfen höchstens {most:number} Zeichen haben.',
  'organization.wrongSynonyms':
    'Zeile {line}, „{found}“: Geben Sie zwei bis {terms} Begriffe mit je bis zu {words} Wörtern ein, zum Beispiel Auftakt = Kickoff, Start.',
  'organization.originForAll':
    'Nennen Sie jede Website genau, zum Beispiel https://intranet.example. „{found}“ enthält einen Platzhalter.',
  'organization.originPlain':
    '„{found}“ muss mit https:// beginnen. Nur Adressen auf dem eigenen Rechner dürfen http verwenden.',
  'organization.originPath':
    '„{found}“ enthält einen Pfad. Geben Sie nur die Website an, zum Beispiel https://intranet.example.',
  'organization.noOrigin':
    '„{found}“ ist keine Adresse einer Website. Geben Sie sie wie https://intranet.example ein.',
  'policies.foreign': 'Das legt der Anmeldedienst Ihrer Organisation fest. Lassen Sie es hier weg.',
  'policies.noNetwork':
    '„{found}“ ist weder eine Adresse noch ein Netz. Geben Sie zum Beispiel 203.0.113.0/24 ein.',
  'policies.lockedOut': 'Ihre eigene Adresse {address} fehlt. Sie würden sich selbst aussperren.',
  'policies.changedMeanwhile': 'Jemand hat die Richtlinien inzwischen geändert. Laden Sie die Seite neu.',
  'connections.otherProvider':
    'Dieses Portal meldet selbst alle bei einem anderen Anbieter an: Dessen Einstellungen entscheiden über Anmeldungen.',
  'connections.tooMany':
    'Die Organisation hat schon {most:number} Anmeldeverbindungen. Löschen Sie zuerst eine.',
  'connections.issuer':
    'Die Adresse muss mit https:// beginnen, einen Rechner nennen, der aus dem Internet erreichbar ist, und darf weder ? noch # enthalten.',
  'connections.notOwn':
    'Wählen Sie Domains, die der Organisation nachweislich oder durch Zuteilung gehören. {domain} gehört nicht dazu.',
  'connections.taken': 'Für {domain} gilt schon eine andere Verbindung der Organisation.',
  'connections.tryFirst':
    'Einschalten lässt sich das erst, wenn sich jemand mit den jetzigen Einstellungen über „Ausprobieren“ angemeldet hat.',
  'connections.noPasskey':
    'Einschalten lässt sich das erst, wenn ein Admin der Organisation einen Passkey hat. Dieser Admin kommt auch hinein, wenn der Anbieter ausfällt.',
  'connections.onlyThisWay':
    'Ändern lässt sich das erst, wenn Passwörter wieder erlaubt sind. Eine falsche Einstellung würde sonst Leute aussperren.',
  'connections.inactive': 'Dafür muss die Verbindung aktiv sein.',
  'domains.noDomain': 'Geben Sie die Domain von E-Mail-Adressen ein, etwa aurora.example.',
  'domains.shared':
    'Unter {domain} kann jeder Namen registrieren. Geben Sie eine Domain ein, die nur einen Inhaber hat.',
  'domains.tooMany': 'Die Organisation hat schon {most:number} Domains. Entfernen Sie zuerst eine.',
  'domains.silent':
    'Die Nameserver von {domain} antworten nicht. Versuchen Sie es in einer Minute noch einmal.',
  'domains.noRecord':
    '{domain} hat noch keinen TXT-Eintrag „{record}“. Fügen Sie ihn dort hinzu. Es kann eine Stunde dauern, bis er überall sichtbar ist.',
  'domains.taken':
    '{domain} gehört zu einer anderen Organisation dieses Portals. Der Betreiber des Portals kann sie dort entfernen.',
  'directory.trial':
    'Ein kostenloser Test kann kein Verzeichnis haben. Bitten Sie den Betreiber des Portals, die Grenzen aufzuheben.',
  'directory.tooManyTokens':
    'Die Organisation hat schon {most:number} Tokens für ihr Verzeichnis. Widerrufen Sie zuerst eines.',
  'groups.tooMany': 'Die Organisation hat schon {most:number} Gruppen. Löschen Sie zuerst eine.',
  'groups.noRule': 'Diese Gruppe hat keine Regel: Ihre Mitglieder werden von Hand ausgewählt.',
  'groups.rule': 'Beginnen Sie mit @ oder einem Punkt, etwa @sales.example oder .example.',
  'groups.ofDirectory': 'Diese Gruppe kommt aus dem Verzeichnis der Organisation. Ändern Sie sie dort.',
  'groups.ofProvider': 'Diese Gruppe kommt vom Anmeldedienst. Ändern Sie sie dort.',
  'groups.byRule': 'Die Mitglieder dieser Gruppe ergeben sich aus ihrer Regel. Ändern Sie die Regel.',
  'groups.nameTaken': 'Es gibt schon eine Gruppe „{name}“. Wählen Sie einen anderen Namen.',
  'webhooks.url':
    'Geben Sie eine Adresse ein, die mit https:// beginnt, aus dem Internet erreichbar ist und weder Zugangsdaten noch ein # enthält.',
  'webhooks.tooMany': 'Ihre Organisation hat schon {most:number} Webhooks. Löschen Sie zuerst einen.',
  'webhooks.noCard': 'Für einen Chat gibt es nur diese Ereignisse: {events}.',
  'webhooks.off': 'Dieser Webhook ist angehalten oder beendet. Schalten Sie ihn zuerst ein.',
  'webhooks.unsigned': 'Karten für Chats sind nicht signiert. Es gibt kein Geheimnis.',
  'audit.url': 'Geben Sie eine Adresse ein, die mit https:// beginnt und aus dem Internet erreichbar ist.',
};
