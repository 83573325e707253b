import type { Section } from '../section.ts';

export const title = 'Barrierefreiheit';
export const lead =
  'Was dieses Portal tut, damit alle es nutzen können, was noch fehlt und wem Sie davon schreiben können.';

/** The neutral text, for an organization that has written none of its own. It says what this software does. */
export const conformance: Section = {
  title: 'Wie weit es den Normen entspricht',
  body: [
    'Das Portal soll die WCAG 2.2, Stufe AA, und die europäische Norm EN 301 549 erfüllen. Es erfüllt sie teilweise: Was fehlt, steht unten.',
    'Die Hersteller haben es im November 2026 geprüft: mit automatischen Tests, mit der Tastatur und mit einem Screenreader. Zur Software gehört ein Bericht über jedes Kriterium.',
  ],
};
export const works: Section = {
  title: 'Worauf Sie sich verlassen können',
  body: [
    [
      'Alles lässt sich mit der Tastatur allein bedienen. [[?]] zeigt im Player und im Studio die Tasten.',
      'Screenreader erfahren Namen, Zustände und Meldungen.',
      'Untertitel und Transkript, wo sie veröffentlicht wurden. Größe, Farbe und Hintergrund der Untertitel wählen Sie, und Ihr Gerät kann sie sprechen.',
      'Beschreibungen dessen, was zu sehen ist: als Tonspur oder als Text, den Ihr Gerät vorliest.',
      'Ein Design mit hohem Kontrast, die Farben Ihres Systems, Text mit 200 % und Seiten mit 400 % Zoom.',
      'Kein Gleiten und keine Vorschau, wenn Ihr System weniger Bewegung verlangt.',
    ],
  ],
};
export const missing: Section = {
  title: 'Was noch fehlt',
  body: [
    [
      'Medien und Anhänge kommen von der Organisation. Manche haben keine Untertitel, keine Beschreibung oder nur automatisch erstellte Untertitel, die als solche gekennzeichnet sind.',
    ],
  ],
};
export const contact: Section = {
  title: 'Schreiben Sie uns',
  body: [
    'Wenn etwas für Sie nicht funktioniert oder Sie Untertitel, ein Transkript oder ein anderes Format brauchen, schreiben Sie dem Support. Nennen Sie die Seite und womit Sie lesen.',
    'Hilft Ihnen die Antwort nicht, können Sie sich an die Stelle wenden, die in Ihrem Land für die Durchsetzung der Barrierefreiheit zuständig ist.',
  ],
};
