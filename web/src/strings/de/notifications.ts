export const title = 'Benachrichtigungen per E-Mail';
export const news = 'Neues in Kategorien, denen Sie folgen';
export const newsOff = 'Aus';
export const newsDaily = 'Täglich';
export const newsWeekly = 'Wöchentlich';
export const newsHelp: Readonly<Record<'off' | 'daily' | 'weekly', string>> = {
  off: 'Sie erhalten keine E-Mails über Neues in den Kategorien, denen Sie folgen.',
  daily:
    'Jeden Morgen kommt eine E-Mail mit Neuem aus den Kategorien, denen Sie folgen, sofern es etwas gibt.',
  weekly:
    'Jeden Montagmorgen kommt eine E-Mail mit Neuem aus den Kategorien, denen Sie folgen, sofern es etwas gibt.',
};
export const notLoaded = 'Ihre Einstellungen konnten nicht geladen werden.';
export const notSaved =
  'Ihre Einstellungen konnten nicht gespeichert werden. Versuchen Sie es später erneut.';
export const device = 'Benachrichtigungen auf diesem Gerät';
export const turnOn = 'Auf diesem Gerät einschalten';
export const turnOff = 'Auf diesem Gerät ausschalten';
export const deviceHelp: Readonly<Record<'on' | 'off' | 'blocked' | 'unsupported', string>> = {
  on: 'Dieses Gerät benachrichtigt Sie, wenn ein Inhalt erscheint, auf den Sie warten, und wenn Ihre Übersicht da ist.',
  off: 'Ihr Browser kann Sie benachrichtigen, wenn ein Inhalt erscheint, auf den Sie warten, auch wenn diese Seite geschlossen ist.',
  blocked:
    'Ihr Browser blockiert Benachrichtigungen dieser Website. Erlauben Sie sie in seinen Einstellungen, und laden Sie diese Seite neu.',
  unsupported:
    'Dieser Browser unterstützt keine Benachrichtigungen von Websites. Erinnerungen kommen per E-Mail.',
};
export const deviceFailed =
  'Dieses Gerät ist über seinen Benachrichtigungsdienst nicht erreichbar. Versuchen Sie es später erneut.';

export const waysTitle = 'Worüber Sie benachrichtigt werden';
export const waysHelp =
  'Benachrichtigungen im Portal bleiben 90 Tage hinter der Glocke. Wie oft die E-Mail mit Neuem kommt, wählen Sie oben. Eine E-Mail zu einer Datei kommt nur, wenn der Dienst bei ihrer Verarbeitung jedes Mal abgestürzt ist.';
export const ways = { notice: 'Im Portal', mail: 'Per E-Mail', push: 'Auf meinen Geräten' };
export const reminders = 'Inhalte, an die Sie erinnert werden möchten';
export const submissions = 'Antworten auf Ihre Einreichungen';
export const reviews = 'Inhalte zum Prüfen oder Veröffentlichen';
export const uploads = 'Dateien, die nicht verarbeitet werden konnten';

export const unsubscribeTitle = 'Übersicht abbestellen?';
export const unsubscribeText =
  'Sie erhalten keine E-Mails mehr über Neues in den Kategorien, denen Sie folgen.';
export const unsubscribe = 'Abbestellen';
export const stayWithDigest = 'Übersicht behalten';
export const unsubscribed = 'Sie haben die Übersicht abbestellt';
export const unsubscribedText =
  'Sie kommt nicht mehr. In den Einstellungen können Sie sie jederzeit wieder einschalten.';
export const linkBroken = 'Dieser Link ist unvollständig';
export const linkBrokenText =
  'Öffnen Sie den Link der E-Mail erneut, oder legen Sie in den Einstellungen fest, welche E-Mails Sie erhalten.';
export const openSettings = 'Einstellungen öffnen';
