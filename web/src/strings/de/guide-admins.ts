import type { GuideSection } from '../guide-section.ts';

export const title = 'Für Admins';
export const help =
  'Anmeldung, Domains, Verzeichnisse, Anbindungen, das Protokoll, personenbezogene Daten und Löschen.';

export const policies: GuideSection = {
  title: 'Was Anmeldungen haben müssen',
  screen: 'Richtlinien',
  lead: 'Richtlinien gelten für alle in der Organisation, in offenen Sitzungen innerhalb einer Minute.',
  steps: [
    'Öffnen Sie *Organisation*, dann *Richtlinien*.',
    'Wählen Sie Rollen unter *Ein zweiter Schritt ist Pflicht für*.',
    'Setzen Sie *Sitzungen enden nach*, *Sitzungen enden ohne Nutzung nach* und *Neue Passwörter haben mindestens*.',
    'Schreiben Sie Ihre Netze unter *Netze, in denen sich das Portal öffnet*, Ihre eigene Adresse darunter.',
    'Drücken Sie *Speichern*.',
  ],
  after: 'Sitzungen ohne zweiten Schritt enden. Bei der nächsten Anmeldung wird einer eingerichtet.',
  facts: [
    'Wo ein anderer Anbieter Ihre Leute anmeldet, sind zweiter Schritt und Passwort seine Sache. Verbunden wird er von denen, die das Portal betreiben.',
  ],
  alt: 'Die Seite der Richtlinien: Rollen mit zweitem Schritt, Stunden der Sitzungen, Länge der Passwörter, Netze.',
};

export const domains: GuideSection = {
  title: 'Beweisen, dass eine Domain Ihre ist',
  screen: 'Zugänge',
  lead: 'Über Konten mit Adressen Ihrer eigenen Domains entscheiden Ihre Organisation und ihr Verzeichnis.',
  steps: [
    'Öffnen Sie *Organisation*, dann *Zugänge*.',
    'Drücken Sie unter *Eigene Domains* auf *Domain hinzufügen* und tippen Sie den Namen.',
    'Drücken Sie *Eintrag kopieren*, und tragen Sie ihn als TXT-Eintrag im DNS der Domain ein.',
    'Drücken Sie *Jetzt prüfen*.',
  ],
  after: 'Die Domain steht dort nun mit *Durch DNS nachgewiesen*.',
  trouble: [
    {
      when: 'Der Eintrag wird nicht gefunden.',
      help: 'DNS braucht bis zu einigen Stunden. Sehen Sie nach, ob der Eintrag bei dem Namen steht, den die Seite nennt, und versuchen Sie es noch einmal.',
    },
  ],
};

export const directory: GuideSection = {
  title: 'Ein Verzeichnis verbinden',
  screen: 'Zugänge',
  lead: 'Ein Verzeichnis wie Entra ID oder Okta sagt mit SCIM, wer dazukommt und wer geht.',
  steps: [
    'Öffnen Sie *Organisation*, dann *Zugänge*.',
    'Drücken Sie unter *Verzeichnis* auf *Neues Token* und geben Sie ihm einen Namen.',
    'Kopieren Sie *Das Token* und *Adresse für das Verzeichnis* in das Verzeichnis. Das Token wird nur dieses eine Mal gezeigt.',
    'Wenn die Gruppen da sind, wählen Sie unter *Gruppen des Verzeichnisses* die Rolle einer jeden.',
  ],
  after:
    'Wen das Verzeichnis bringt, steht in der Liste der Mitglieder. Wer es verlässt, verliert den Zugang.',
  trouble: [
    {
      when: 'Rollen lassen sich nicht mehr von Hand ändern.',
      help: 'Sobald eine Gruppe eine Rolle hat, entscheidet das Verzeichnis. Wählen Sie bei allen Gruppen *Keine Rolle*, um wieder von Hand zu entscheiden.',
    },
    {
      when: 'Ein Token ist anderen bekannt geworden.',
      help: 'Drücken Sie daneben *Widerrufen*, und machen Sie ein neues.',
    },
  ],
};

export const publicDecision: GuideSection = {
  title: 'Öffentliche Seiten, Einbetten und Zahlen zu Personen',
  screen: 'Veröffentlichen',
  lead: 'Drei Entscheidungen treffen nur Admins.',
  steps: [
    'Schalten Sie unter *Veröffentlichen* den Schalter *Öffentliche Seiten* ein oder aus.',
    'Ebenso dort: *Angaben zu Personen*.',
    'Schreiben Sie unter *Wiedergabe* die Adressen bei *Websites, die interne Inhalte einbetten dürfen*.',
    'Drücken Sie auf jeder Seite *Speichern*.',
  ],
  after:
    'Ohne öffentliche Seiten sieht niemand von außen etwas, auch nicht mit Links, die vorher verschickt wurden.',
};

export const integrations: GuideSection = {
  title: 'Automatische Untertitel',
  screen: 'Automatische Untertitel',
  lead: 'Ton und Untertitel gehen erst dann an Dienste dafür, wenn Sie es erlaubt haben.',
  steps: [
    'Öffnen Sie *Organisation*, dann *Automatische Untertitel*.',
    'Schalten Sie *Automatische Untertitel erlauben* ein.',
  ],
  after:
    'Die Knöpfe dafür stehen dann bei den Untertiteln eines jeden Inhalts. Bis jemand sie freigibt, steht dabei, dass eine Maschine sie gemacht hat.',
  trouble: [
    {
      when: 'Die Seite sagt, dass kein Dienst eingerichtet ist.',
      help: 'Wer das Portal betreibt, richtet einen ein, mit `TRANSCRIPTION_URL` und `TRANSLATION_URL`.',
    },
  ],
};

export const audit: GuideSection = {
  title: 'Protokoll',
  screen: 'Protokoll',
  lead: 'Wer was geändert hat, wer sich angemeldet hat, und wem es nicht gelang.',
  steps: [
    'Öffnen Sie *Organisation*, dann *Protokoll*.',
    'Drücken Sie *Filter hinzufügen* für eine Person, eine Handlung oder Tage.',
    'Drücken Sie auf eine Zeile, um alles zu sehen.',
    'Drücken Sie *Exportieren* für eine Tabelle.',
    'Um jede neue Zeile an ein eigenes System zu schicken, drücken Sie *Übertragung einrichten*.',
  ],
  facts: ['Zeilen werden 400 Tage gespeichert, wenn nicht anders entschieden hat, wer das Portal betreibt.'],
  alt: 'Das Protokoll: wann, wer, und was womit geschah.',
};

export const personalData: GuideSection = {
  title: 'Personenbezogene Daten herausgeben und löschen',
  screen: 'Personen',
  lead: 'Eine Person kann verlangen, was über sie gespeichert ist, und dass es gelöscht wird.',
  steps: [
    'Öffnen Sie *Personen* und das Menü in der Zeile der Person.',
    'Drücken Sie *Daten herunterladen* für eine Datei mit allem.',
    'Zum Löschen drücken Sie *Daten löschen*. Wählen Sie *Wer die Inhalte übernimmt*, tippen Sie die Adresse der Person, und drücken Sie den Knopf.',
  ],
  after:
    'Mitgliedschaft, Verlauf, Playlist, Likes und Erinnerungen sind weg. Was die Person hochgeladen hat, bleibt, ohne ihren Namen.',
  facts: ['Zeilen des Protokolls bleiben, mit einer zufälligen Kennung an der Stelle der Person.'],
};

export const remove: GuideSection = {
  title: 'Löschen und wiederherstellen',
  screen: 'Inhalte',
  lead: 'Wer einen Inhalt verantwortet, kann ihn löschen. Admins löschen alle Inhalte und Kategorien. Inhalte lassen sich 30 Tage lang wiederherstellen.',
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
      help: 'Sie ist sofort weg. Machen Sie eine neue mit demselben Namen, und ordnen Sie die Inhalte ihr zu.',
    },
  ],
};

export const commandLine: GuideSection = {
  title: 'Kommandozeile und API',
  lead: 'Was oft getan wird, oder von einem anderen System, geht auch ohne das Studio.',
  steps: [
    'Tippen Sie auf einem Rechner mit den Quellen des Portals `npm run tv -- login --portal https://…` mit der Adresse Ihres Portals.',
    'Geben Sie den Code, den es ausgibt, auf der Seite ein, die es nennt.',
    'Tippen Sie `npm run tv -- import talk.mp4 --title "Unser Vortrag"`, um eine Datei einzubringen, und `npm run tv -- --help` für alles andere.',
  ],
  facts: [
    'Die API ist unter `/api/openapi.json` beschrieben. Was Sie damit tun, steht unter Ihrem Namen im Protokoll.',
  ],
};
