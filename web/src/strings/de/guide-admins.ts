import type { GuideSection } from '../guide-section.ts';

export const title = 'Für Admins';
export const help =
  'Anmeldung, Domains, Verzeichnisse, Anbindungen, das Protokoll, personenbezogene Daten und Löschen.';

export const policies: GuideSection = {
  title: 'Regeln für die Anmeldung festlegen',
  screen: 'Richtlinien',
  lead: 'Richtlinien gelten für alle in der Organisation, innerhalb einer Minute auch in offenen Sitzungen.',
  steps: [
    'Öffnen Sie *Organisation*, dann *Richtlinien*.',
    'Wählen Sie Rollen unter *Zweiter Schritt erforderlich für*.',
    'Setzen Sie *Sitzungen enden nach*, *Ungenutzte Sitzungen enden nach* und *Mindestlänge neuer Passwörter*.',
    'Geben Sie Ihre Netze unter *Netze mit Zugang zum Portal* ein, auch Ihre eigene Adresse.',
    'Drücken Sie *Speichern*.',
  ],
  after: 'Sitzungen ohne zweiten Schritt enden. Bei der nächsten Anmeldung wird einer eingerichtet.',
  facts: [
    'Meldet ein anderer Anbieter Ihre Leute an, entscheidet er über zweiten Schritt und Passwort. Der Betreiber des Portals verbindet ihn.',
  ],
  alt: 'Die Seite der Richtlinien: Rollen mit zweitem Schritt, Dauer der Sitzungen, Länge der Passwörter, Netze.',
};

export const domains: GuideSection = {
  title: 'Eine Domain bestätigen',
  screen: 'Registrierung und Domains',
  lead: 'Über Konten mit Adressen Ihrer eigenen Domains entscheiden Ihre Organisation und ihr Verzeichnis.',
  steps: [
    'Öffnen Sie *Organisation*, dann *Registrierung und Domains*.',
    'Drücken Sie unter *Eigene Domains* auf *Domain hinzufügen* und geben Sie den Namen ein.',
    'Drücken Sie *Eintrag kopieren*, und tragen Sie ihn als TXT-Eintrag im DNS der Domain ein.',
    'Drücken Sie *Jetzt prüfen*.',
  ],
  after: 'Die Domain steht dort nun als *Durch DNS bestätigt*.',
  trouble: [
    {
      when: 'Der Eintrag wird nicht gefunden.',
      help: 'DNS-Änderungen können einige Stunden dauern. Prüfen Sie, ob der Eintrag den Namen hat, den die Seite nennt, und versuchen Sie es noch einmal.',
    },
  ],
};

export const directory: GuideSection = {
  title: 'Ein Verzeichnis verbinden',
  screen: 'Registrierung und Domains',
  lead: 'Ein Verzeichnis wie Entra ID oder Okta teilt dem Portal per SCIM mit, wer kommt und wer geht.',
  steps: [
    'Öffnen Sie *Organisation*, dann *Registrierung und Domains*.',
    'Drücken Sie unter *Verzeichnis* auf *Neues Token* und geben Sie ihm einen Namen.',
    'Kopieren Sie *Das Token* und *Adresse für das Verzeichnis* in das Verzeichnis. Das Token wird nur einmal angezeigt.',
    'Sobald die Gruppen da sind, wählen Sie unter *Gruppen des Verzeichnisses* ihre Rollen.',
  ],
  after:
    'Personen aus dem Verzeichnis stehen in der Liste der Mitglieder. Wer es verlässt, verliert den Zugang.',
  trouble: [
    {
      when: 'Rollen lassen sich nicht mehr von Hand ändern.',
      help: 'Sobald eine Gruppe eine Rolle hat, entscheidet das Verzeichnis. Wählen Sie bei allen Gruppen *Keine Rolle*, um Rollen wieder von Hand zu ändern.',
    },
    {
      when: 'Jemand anderes kennt ein Token.',
      help: 'Drücken Sie daneben *Widerrufen*, und erstellen Sie ein neues.',
    },
  ],
};

export const connection: GuideSection = {
  title: 'Beim eigenen Anbieter anmelden',
  screen: 'Registrierung und Domains',
  lead: 'Wer eine Adresse in Ihren eigenen Domains hat, meldet sich bei Ihrem OpenID-Anbieter an, etwa Entra ID, Google oder Keycloak.',
  steps: [
    'Öffnen Sie *Organisation*, dann *Registrierung und Domains*. Bestätigen Sie zuerst eine Domain.',
    'Drücken Sie unter *Anmeldeanbieter* auf *Anbieter verbinden*. Geben Sie Issuer-Adresse, Client-ID, Client-Secret und Domains ein.',
    'Drücken Sie *Redirect-Adresse kopieren*, und tragen Sie die Adresse beim Anbieter ein.',
    'Drücken Sie *Ausprobieren*, und melden Sie sich im neuen Fenster an. Es sagt, was klappt oder was zu ändern ist.',
    'Schalten Sie *Aktiv* ein.',
  ],
  after: 'Die Anmeldeseite fragt nun zuerst nach der Adresse und führt Ihre Leute zum Anbieter.',
  facts: [
    '*Nur so* schafft Passwörter für diese Domains ab. Dafür braucht ein Admin einen Passkey; damit kommt er immer hinein.',
    'Spricht Ihr Anbieter SAML, schalten Sie einen Broker wie Keycloak dazwischen.',
  ],
  trouble: [
    {
      when: 'Jemand kann sich nicht anmelden.',
      help: 'Die Seite, die diese Person sieht, endet mit einer Zeile für Sie. Derselbe Grund steht im *Protokoll*.',
    },
    {
      when: 'Jemand wird nach dem Anbieter noch nach einem Passwort gefragt.',
      help: 'Es gab schon ein Konto. Dessen Passwort wird einmal eingegeben und danach nie wieder.',
    },
  ],
};

export const publicDecision: GuideSection = {
  title: 'Öffentliche Seiten, Einbetten und Zahlen zu Personen',
  screen: 'Veröffentlichen',
  lead: 'Diese drei Dinge entscheiden nur Admins.',
  steps: [
    'Schalten Sie unter *Veröffentlichen* den Schalter *Öffentliche Seiten* ein oder aus.',
    'Ebenso dort: *Angaben zu Personen*.',
    'Geben Sie unter *Wiedergabe* die Adressen ein bei *Websites, die interne Inhalte einbetten dürfen*.',
    'Drücken Sie auf jeder Seite *Speichern*.',
  ],
  after: 'Ohne öffentliche Seiten sieht niemand von außen etwas, auch nicht über früher verschickte Links.',
};

export const integrations: GuideSection = {
  title: 'Automatische Untertitel',
  screen: 'Automatische Untertitel',
  lead: 'Ton und Untertitel werden erst an Dienste gesendet, wenn Sie es erlaubt haben.',
  steps: [
    'Öffnen Sie *Organisation*, dann *Automatische Untertitel*.',
    'Schalten Sie *Automatische Untertitel erlauben* ein.',
  ],
  after:
    'Die Schaltflächen dafür stehen dann bei den Untertiteln jedes Inhalts. Bis jemand sie freigibt, sehen Zuschauer, dass sie automatisch erzeugt sind.',
  trouble: [
    {
      when: 'Die Seite sagt, dass kein Dienst eingerichtet ist.',
      help: 'Der Betreiber des Portals richtet einen ein, mit `TRANSCRIPTION_URL` und `TRANSLATION_URL`.',
    },
  ],
};

export const audit: GuideSection = {
  title: 'Protokoll',
  screen: 'Protokoll',
  lead: 'Sehen Sie, wer was geändert hat, wer sich angemeldet hat und wem es nicht gelang.',
  steps: [
    'Öffnen Sie *Organisation*, dann *Protokoll*.',
    'Drücken Sie *Filter hinzufügen* für eine Person, eine Handlung oder Tage.',
    'Drücken Sie auf einen Eintrag, um alles zu sehen.',
    'Drücken Sie *Exportieren* für eine Tabelle.',
    'Um jeden neuen Eintrag an ein eigenes System zu senden, drücken Sie *Übertragung einrichten*.',
  ],
  facts: [
    'Einträge werden 400 Tage aufbewahrt, sofern der Betreiber des Portals nichts anderes festgelegt hat.',
  ],
  alt: 'Das Protokoll: wann, wer, und was womit geschah.',
};

export const webhooks: GuideSection = {
  title: 'Programmen und Kanälen Bescheid geben',
  screen: 'Webhooks',
  lead: 'Ein Webhook sendet eine Nachricht, sobald etwas geschieht: an ein eigenes Programm oder als Karte an Slack oder Teams.',
  steps: [
    'Öffnen Sie *Organisation* dann *Webhooks*.',
    'Drücken Sie *Webhook hinzufügen*. Wählen Sie, was gesendet wird, geben Sie die Adresse ein, und wählen Sie die Ereignisse.',
    'Kopieren Sie das Geheimnis. Damit prüft Ihr Programm die Signaturen.',
    'Drücken Sie *Test senden*, dann *Protokoll*, um die Antwort zu sehen.',
    'Öffnen Sie im Protokoll eine Nachricht, und drücken Sie *Erneut senden*, sobald Ihr Programm wieder läuft.',
  ],
  after: 'Was nicht angenommen wird, wird einen Tag lang mit wachsenden Pausen erneut gesendet.',
  facts: [
    'Karten gibt es nur zu Inhalten, die in der Organisation alle sehen.',
    'Ein Webhook, der fünf Tage lang nichts annimmt, wird beendet, und die Admins werden benachrichtigt. *Einschalten* beginnt neu.',
  ],
};

export const retention: GuideSection = {
  title: 'Altes gehen lassen und bewahren, was bleiben muss',
  screen: 'Aufbewahrung',
  lead: 'Regeln benachrichtigen Verantwortliche über alte Inhalte, ziehen sie zurück, archivieren oder löschen sie. Aufbewahrungspflichten bewahren Inhalte vor dem Löschen.',
  steps: [
    'Öffnen Sie *Organisation*, dann *Aufbewahrung*.',
    'Drücken Sie *Regel hinzufügen*. Wählen Sie, wofür sie gilt, nach wie vielen Monaten sie wirkt und was sie tut.',
    'Sehen Sie unter *Was die Regel tun würde* nach, und drücken Sie noch einmal *Regel hinzufügen*.',
    'Drücken Sie unter *Was als Nächstes kommt* auf *Ein weiteres Jahr behalten*, was bleiben soll.',
    'Um eine Kategorie oder Inhalte einer Person für einen Fall zu bewahren, drücken Sie *Pflicht setzen*.',
  ],
  after:
    'Verantwortliche werden 30 und 7 Tage vorher benachrichtigt. Eine Regel wirkt nur auf das, was sie mindestens sieben Tage vorher angekündigt hat.',
  facts: ['Was eine Regel löscht, lässt sich 30 Tage lang wiederherstellen.'],
};

export const personalData: GuideSection = {
  title: 'Personenbezogene Daten herausgeben und löschen',
  screen: 'Personen',
  lead: 'Personen können verlangen, die über sie gespeicherten Daten zu erhalten und löschen zu lassen.',
  steps: [
    'Öffnen Sie *Personen* und das Menü in der Zeile der Person.',
    'Drücken Sie *Daten herunterladen* für eine Datei mit allem.',
    'Zum Löschen drücken Sie *Daten löschen*. Wählen Sie *Wer die Inhalte übernimmt*, geben Sie die Adresse der Person ein, und drücken Sie die Schaltfläche.',
  ],
  after:
    'Mitgliedschaft, Verlauf, Playlist, Likes und Erinnerungen sind weg. Was die Person hochgeladen hat, bleibt, ohne ihren Namen.',
  facts: ['Einträge des Protokolls bleiben, mit einer zufälligen Kennung anstelle der Person.'],
};

export const remove: GuideSection = {
  title: 'Löschen und wiederherstellen',
  screen: 'Inhalte',
  lead: 'Wer für einen Inhalt verantwortlich ist, kann ihn löschen. Admins können alle Inhalte und Kategorien löschen. Inhalte lassen sich 30 Tage lang wiederherstellen.',
  steps: [
    'Öffnen Sie den Inhalt im Studio, drücken Sie *Andere Schritte*, dann *Löschen*.',
    'Um ihn zurückzuholen, drücken Sie in der Liste der Inhalte *Filter hinzufügen*, wählen *Zustand*, dann *Gelöscht*. Öffnen Sie den Inhalt und drücken Sie *Wiederherstellen*.',
    'Eine Kategorie wird auf ihrer Seite gelöscht, unter *Zusammenlegen oder löschen*. Ihre Inhalte bleiben.',
  ],
  after:
    'Ein wiederhergestellter Inhalt ist ein Entwurf. Nach 30 Tagen werden seine Dateien endgültig gelöscht.',
  trouble: [
    {
      when: 'Eine Kategorie lässt sich nicht zurückholen.',
      help: 'Sie ist sofort weg. Erstellen Sie eine neue mit demselben Namen, und ordnen Sie ihr die Inhalte zu.',
    },
  ],
};

export const commandLine: GuideSection = {
  title: 'Kommandozeile und API',
  lead: 'Wiederkehrende oder automatisierte Aufgaben gehen auch ohne das Studio.',
  steps: [
    'Tippen Sie auf einem Rechner mit den Quellen des Portals `npm run tv -- login --portal https://…` mit der Adresse Ihres Portals.',
    'Geben Sie den Code, den es ausgibt, auf der Seite ein, die es nennt.',
    'Tippen Sie `npm run tv -- import talk.mp4 --title "Unser Vortrag"`, um eine Datei hochzuladen, und `npm run tv -- --help` für alles andere.',
  ],
  facts: [
    'Die API ist unter `/api/openapi.json` beschrieben. Was Sie damit tun, steht unter Ihrem Namen im Protokoll.',
  ],
};

export const apiKeys: GuideSection = {
  title: 'Programmen Zugang geben',
  screen: 'Entwicklung',
  lead: 'Mit einem API-Schlüssel arbeitet ein Programm unter eigenem Namen in der Organisation, mit den Berechtigungen, die Sie wählen.',
  steps: [
    'Öffnen Sie *Organisation*, dann *Entwicklung*.',
    'Drücken Sie *Neuer API-Schlüssel*, geben Sie einen Namen ein, und wählen Sie die Berechtigungen, die das Programm braucht.',
    'Wählen Sie auf Wunsch Kategorien, einen Tag unter *Läuft ab am* und *Erlaubte Netzwerke*.',
    'Drücken Sie *Erstellen*, und kopieren Sie den Schlüssel dorthin, wo das Programm seine Geheimnisse aufbewahrt. Er wird später nicht mehr angezeigt.',
  ],
  after:
    'Die Liste zeigt, wann der Schlüssel zuletzt benutzt wurde. Was das Programm tut, steht unter dem Namen des Schlüssels im Protokoll.',
  trouble: [
    {
      when: 'Jemand anderes könnte einen Schlüssel kennen.',
      help: 'Drücken Sie *Erneuern* und beenden Sie den jetzigen sofort, oder drücken Sie *Löschen*.',
    },
    {
      when: 'Ein Schlüssel ist *Angehalten*.',
      help: 'Wer für ihn verantwortlich ist, ist kein Admin mehr. Drücken Sie *Erneuern*, um die Verantwortung zu übernehmen.',
    },
  ],
};

export const applications: GuideSection = {
  title: 'Anwendungen die Anmeldung geben',
  screen: 'Entwicklung',
  lead: 'Ein Intranet, ein Programm oder ein Bildschirm von Ihnen kann Mitglieder hier anmelden und in deren Namen handeln, soweit diese es jeweils erlauben.',
  steps: [
    'Öffnen Sie *Organisation*, dann *Entwicklung*.',
    'Drücken Sie *Neue Anwendung*, und geben Sie einen Namen ein. Personen sehen ihn, wenn sie gefragt werden.',
    'Wählen Sie die *Art*, geben Sie die *Rücksprungadressen* ein, und wählen Sie die Berechtigungen, um die sie bitten darf.',
    'Drücken Sie *Erstellen*. Geben Sie die *Client-ID* und, falls es eines gibt, das *Geheimnis* an die, die die Anwendung betreiben. Das Geheimnis wird später nicht mehr angezeigt.',
  ],
  after:
    'Jede Person wird gefragt, wenn sie die Anwendung zum ersten Mal verwendet, und beendet den Zugriff in ihren Sicherheitseinstellungen. Wenn Sie die Anwendung löschen, endet der Zugriff für alle.',
  trouble: [
    {
      when: 'Jemand anderes könnte das Geheimnis kennen.',
      help: 'Drücken Sie zweimal *Neues Geheimnis*: Das vorletzte endet sofort.',
    },
  ],
};

export const otherSites: GuideSection = {
  title: 'Andere Websites abspielen und lesen lassen',
  screen: 'Entwicklung',
  lead: 'Seiten der Websites, die Sie eintragen, können die Inhalte der Organisation in einem eigenen Player abspielen und lesen, was die API antwortet.',
  steps: [
    'Öffnen Sie *Organisation*, dann *Entwicklung*.',
    'Geben Sie unter *Andere Websites* die Adresse ein, zum Beispiel https://intranet.example.',
    'Drücken Sie *Website hinzufügen*.',
  ],
  facts: [
    'Wer nur einen Rahmen zeigt, muss hier nicht stehen: siehe *Websites, die interne Inhalte einbetten dürfen*.',
    'Eine Adresse mit Pfad, mit Sternchen oder mit http:// wird abgelehnt.',
  ],
};
