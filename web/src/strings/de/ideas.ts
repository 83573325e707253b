export const title = 'Helfen Sie uns, besser zu werden';
export const lead = 'Was Sie schreiben, geht an die Menschen, die dieses Portal betreiben.';
export const noAddress =
  'Dieses Portal hat keine Support-Adresse. Fragen Sie einen Admin Ihrer Organisation, an wen Sie schreiben können.';

/** What to write about; each is a mail that begins with the questions that help most. */
export const idea = {
  title: 'Eine Idee teilen',
  text: 'Etwas, das Ihnen oder Ihrem Team das Ansehen, Finden oder Teilen leichter macht.',
  action: 'Idee aufschreiben',
  questions: ['Was möchten Sie tun?', 'Wie tun Sie es heute?', 'Wer würde es noch nutzen?'],
};
export const feedback = {
  title: 'Sagen Sie uns, was nicht geklappt hat',
  text: 'Eine Seite, die Sie verwirrt hat, ein Video, das nicht startete, ein Tippfehler.',
  action: 'Problem melden',
  questions: [
    'Was wollten Sie tun?',
    'Was ist stattdessen passiert?',
    'Auf welcher Seite, mit welchem Browser und Gerät?',
  ],
};
export const survey = {
  title: 'Drei Fragen beantworten',
  text: 'Es dauert zwei Minuten, und jede Antwort wird gelesen.',
  action: 'Per E-Mail antworten',
  questions: [
    'Wie wahrscheinlich ist es, dass Sie das Portal weiterempfehlen, von 0 bis 10?',
    'Was gefällt Ihnen am besten?',
    'Was sollten wir zuerst verbessern?',
  ],
};
