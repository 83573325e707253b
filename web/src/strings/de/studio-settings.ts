export const player = 'Wiedergabe';
export const playerSection = 'Sofort abspielen, Herunterladen, Tempo, und wer einbetten darf.';
export const publishing = 'Veröffentlichen';
export const publishingSection = 'Prüfung, öffentliche Seiten, Startseite, Auswertung und Feeds.';
export const forAdmins = 'Das entscheiden Admins: Fragen Sie dort.';
export const autoplay = 'Sofort abspielen';
export const autoplayHelp = 'Ein Video beginnt, sobald seine Seite offen ist.';
export const downloads = 'Herunterladen';
export const downloadsHelp =
  'Zuschauer dürfen eine Kopie speichern. Inhalte und Kategorien können abweichen.';
export const embedding = 'Einbetten';
export const embeddingHelp =
  'Zuschauer bekommen einen Code, der einen Inhalt auf einer anderen Website zeigt.';
export const speeds = 'Tempo zur Auswahl';
export const speedNeeded = 'Wählen Sie mindestens ein Tempo.';
export const times = (rate: string) => `${rate}×`;
export const usualSpeed = 'Tempo am Anfang';
export const skip = 'Vor und zurück um';
export const seconds = (count: string) => `${count} Sekunden`;
export const captions = 'Untertitel am Anfang';
export const captionsHelp = 'Ein Sprachkürzel wie en oder pt-BR. Leer: keine, bis jemand sie einschaltet.';
export const sites = 'Websites, die interne Inhalte einbetten dürfen';
export const sitesLabel = 'Adressen, eine je Zeile';
export const sitesHelp =
  'Zum Beispiel https://intranet.example. Öffentliche Inhalte lassen sich überall einbetten.';
export const noSites = 'Keine andere Website.';
export const review = 'Prüfung vor dem Veröffentlichen';
export const reviewHelp = 'Wer Inhalte verwaltet, reicht sie ein, und jemand anderes gibt sie frei.';
export const publicPages = 'Öffentliche Seiten';
export const publicPagesHelp =
  'Alle im Internet sehen, was als öffentlich gilt. Aus: Außerhalb sieht niemand etwas.';
export const publicPagesOn = 'Öffentliche Seiten sind eingeschaltet.';
export const publicPagesOff = 'Öffentliche Seiten sind ausgeschaltet.';
export const homeRows = 'Neueste und meistgesehene auf der Startseite';
export const homeRowsHelp = 'Zwei Reihen vor den Kategorien. Ab 20 Kategorien stehen sie ohnehin da.';
export const contact = 'Kontakt';
export const contactHelp = 'Bekommt, was Besucher in Formulare schreiben. Leer: Es geht an die Admins.';
export const feeds = 'Feeds zum Abonnieren';
export const feedsHelp =
  'Jede Kategorie hat einen Feed mit ihren öffentlichen Inhalten, für Podcast-Apps und Reader.';
export const noFeeds = 'Ohne öffentliche Seiten gibt es keine Feeds.';
export const podcast = 'Podcast-Rubrik';
export const podcastUsual = 'Business, wie üblich';
export const podcastHelp = 'Wo Podcast-Verzeichnisse die Feeds führen.';
export const explicit = 'Nur für Erwachsene';
export const explicitHelp = 'Podcast-Verzeichnisse fragen danach.';
export const openFeed = (name: string) => `Feed von ${name} öffnen`;
export const copyFeed = (name: string) => `Feed von ${name} kopieren`;
export const copied = 'Die Adresse ist kopiert.';
export const notCopied = 'Die Adresse konnte nicht kopiert werden.';
