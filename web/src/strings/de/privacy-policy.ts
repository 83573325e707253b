import type { Section } from '../section.ts';

export const title = 'Datenschutzerklärung';
export const lead =
  'Was dieses Portal über Sie speichert, warum es das tut und was auf Ihrem Gerät bleibt. Hat Ihre Organisation eine eigene Erklärung, geht diese vor.';

/** The neutral text, for a portal whose provider has written none of its own. It says what this software does. */
export const members: Section = {
  title: 'Wenn Sie angemeldet sind',
  body: [
    [
      'Ihren Namen, Ihre E-Mail-Adresse und Ihre Rolle, damit Sie Zugang haben und Ihnen geholfen werden kann.',
      'Ihre Playlist, was Ihnen gefällt, welchen Kategorien Sie folgen und Ihre Erinnerungen, weil Sie darum gebeten haben.',
      'Welche E-Mails Sie gewählt haben, und für jedes Gerät mit Benachrichtigungen dessen Adresse beim Benachrichtigungsdienst Ihres Browsers.',
      'Wie weit Sie jeden Inhalt angesehen haben, damit Sie dort weiterschauen können und Ihre Organisation weiß, was nützlich ist.',
    ],
    'Passwörter werden nur als Hashwerte gespeichert, aus denen sie nicht gelesen werden können.',
  ],
};
export const visitors: Section = {
  title: 'Wenn Sie nur öffentliche Seiten besuchen',
  body: [
    'Auf öffentlichen Seiten brauchen Sie kein Konto. Eine Zufallszahl in Ihrem Browser verhindert, dass ein zweites Ansehen als weitere Person gezählt wird. Der Dienst speichert davon nur einen gesalzenen Hashwert und keine Netzwerkadresse. Adressen werden höchstens eine Stunde lang als Hashwerte mit Schlüssel gehalten, um das Erraten von Passwörtern zu bremsen.',
  ],
};
export const device: Section = {
  title: 'Auf Ihrem Gerät',
  body: [
    'Ihr Design, Ihre Einstellungen des Players und Ihre letzten Suchen bleiben in Ihrem Browser und werden nirgendwohin gesendet. Ihre Anmeldung liegt im Speicher der Seite, und ihre Spuren verschwinden, wenn Sie sich abmelden.',
  ],
};
export const others: Section = {
  title: 'Wer es sonst noch sieht',
  body: [
    'Über diese Seiten niemand: Sie laden nichts von anderen Websites, keine Schriften, keine Tracker und keine Werbung. Adressen von Seiten, die Sie verlassen, werden nicht weitergegeben.',
    'Wenn Sie Benachrichtigungen für ein Gerät einschalten, stellt der Benachrichtigungsdienst Ihres Browsers sie zu. Sie sind verschlüsselt, sodass nur Ihr Gerät sie lesen kann.',
  ],
};
export const rights: Section = {
  title: 'Ihre Rechte',
  body: [
    'Bitten Sie einen Admin Ihrer Organisation, Ihnen zu zeigen, was über Sie gespeichert ist, es zu berichtigen oder zu löschen. Ihre Playlist leeren, Reaktionen entfernen und das Folgen beenden können Sie jederzeit selbst.',
  ],
};
