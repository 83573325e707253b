export const title = 'Nutzungsbedingungen';

/** The neutral text, for a portal whose provider has written none of its own. */
export const sections = [
  {
    title: 'Für wen diese Bedingungen gelten',
    text: 'Sie gelten für alle, die in diesem Portal Medien ansehen, anhören oder veröffentlichen, als Mitglied einer Organisation oder als Besucher ihrer öffentlichen Seiten.',
  },
  {
    title: 'Ihr Konto',
    text: 'Behalten Sie Ihre Anmeldedaten für sich. Sie sind für alles verantwortlich, was mit Ihrem Konto geschieht. Sagen Sie dem Admin Ihrer Organisation sofort Bescheid, wenn Sie vermuten, dass jemand anderes es benutzt.',
  },
  {
    title: 'Was Sie ansehen',
    text: 'Medien gehören der Organisation, die sie veröffentlicht. Das Ansehen gibt Ihnen kein Recht, sie zu kopieren, zu veröffentlichen oder zu verändern. Interne Medien bleiben in der Organisation.',
  },
  {
    title: 'Was Sie veröffentlichen',
    text: 'Veröffentlichen Sie nur, was Sie veröffentlichen dürfen. Die Organisation entscheidet, was wem wie lange gezeigt wird, und kann es jederzeit zurücknehmen.',
  },
  {
    title: 'Was gespeichert wird',
    text: 'Das Portal speichert, was es zum Arbeiten braucht: Ihr Konto, Ihre Playlist, wie weit Sie Inhalte angesehen haben, und Ihre Einstellungen. Mehr sagt die Datenschutzerklärung Ihrer Organisation.',
  },
  {
    title: 'Änderungen',
    text: 'Die Organisation oder der Anbieter dieses Portals kann diesen Text durch eigene Bedingungen ersetzen. Es gilt der Text auf dieser Seite.',
  },
];
