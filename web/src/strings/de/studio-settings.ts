import { isolate } from '@tv/contract/isolate';

export const player = 'Wiedergabe';
export const playerSection = 'Autoplay, Downloads, Tempo und Einbetten.';
export const publishing = 'Veröffentlichen';
export const publishingSection = 'Prüfung, öffentliche Seiten, Startseite, Auswertung, Suche und Feeds.';
export const forAdmins = 'Nur Admins können das ändern.';
export const autoplay = 'Automatisch abspielen';
export const autoplayHelp = 'Videos beginnen, sobald sich ihre Seite öffnet.';
export const downloadsHelp = 'Inhalte und Kategorien können eine eigene Einstellung haben.';
export const embedding = 'Einbetten';
export const embeddingHelp =
  'Zuschauer bekommen einen Code, der einen Inhalt auf einer anderen Website zeigt.';
export const speeds = 'Verfügbare Tempos';
export const speedNeeded = 'Wählen Sie mindestens ein Tempo.';
export const times = (rate: string) => `${rate}×`;
export const usualSpeed = 'Standardtempo';
export const skip = 'Vor und zurück um';
export const seconds = (count: string) => `${count} Sekunden`;
export const captions = 'Standarduntertitel';
export const captionsHelp =
  'Ein Sprachkürzel wie en oder pt-BR. Leer lassen, um ohne Untertitel zu beginnen.';
export const sites = 'Websites, die interne Inhalte einbetten dürfen';
export const sitesLabel = 'Adressen, eine pro Zeile';
export const sitesHelp =
  'Zum Beispiel https://intranet.example. Öffentliche Inhalte lassen sich überall einbetten.';
export const noSites = 'Keine anderen Websites.';
export const review = 'Prüfung vor dem Veröffentlichen';
export const membersRecord = 'Mitglieder dürfen zur Prüfung aufnehmen';
export const membersRecordHelp =
  'Mitglieder ohne weitere Rechte nehmen im Browser auf. Ihre Aufnahmen werden Entwürfe in Prüfung und nie automatisch veröffentlicht.';
export const reviewHelp = 'Die Inhaltsverwaltung reicht Inhalte ein, und jemand anderes gibt sie frei.';
export const publicPages = 'Öffentliche Seiten';
export const publicPagesHelp =
  'Alle im Internet können öffentliche Inhalte sehen. Ausgeschaltet sieht außerhalb niemand etwas.';
export const publicPagesOn = 'Öffentliche Seiten sind eingeschaltet.';
export const publicPagesOff = 'Öffentliche Seiten sind ausgeschaltet.';
export const homeRows = 'Neueste und meistgesehene auf der Startseite';
export const homeRowsHelp = 'Zwei Reihen über den Kategorien. Ab 20 Kategorien werden sie immer gezeigt.';
export const contact = 'Kontakt';
export const contactHelp =
  'Erhält, was Besucher über Formulare senden. Leer lassen, um es an die Admins zu senden.';
export const accessibility = 'Barrierefreiheit';
export const statement = 'Erklärung zur Barrierefreiheit';
export const statementHelp =
  'Markdown. Alle können sie lesen. Leer lassen, um den neutralen Text des Portals zu zeigen. Die Adresse des Supports steht immer darunter.';
export const search = 'Suche';
export const synonyms = 'Wörter mit gleicher Bedeutung';
export const synonymsHelp =
  'Eine Gruppe je Zeile: Auftakt = Kickoff, Start. Wer eines der Wörter sucht, findet auch die anderen, nach dem gesuchten Wort selbst. Alltägliche Wörter sind schon bekannt.';
export const feeds = 'Feeds zum Abonnieren';
export const feedsHelp =
  'Jede Kategorie hat einen Feed mit ihren öffentlichen Inhalten, für Podcast-Apps und Reader.';
export const noFeeds = 'Ohne öffentliche Seiten gibt es keine Feeds.';
export const podcast = 'Podcast-Rubrik';
export const podcastUsual = 'Business (Standard)';
export const podcastHelp = 'Unter dieser Rubrik führen Podcast-Verzeichnisse die Feeds.';
export const explicit = 'Anstößige Inhalte';
export const explicitHelp = 'Podcast-Verzeichnisse fragen danach.';
export const openFeed = (name: string) => `Feed von ${isolate(name)} öffnen`;
export const copyFeed = (name: string) => `Feed von ${isolate(name)} kopieren`;
export const copied = 'Adresse kopiert.';
export const notCopied = 'Die Adresse konnte nicht kopiert werden.';
