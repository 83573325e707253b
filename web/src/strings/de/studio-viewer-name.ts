export const label = 'Name über Videos zeigen';
export const help =
  'Name und Uhrzeit wandern blass über das Bild. Niemand kann das Video herunterladen oder einbetten. Das schreckt davon ab, Aufnahmen weiterzugeben, verhindert es aber nicht.';
export const choices = {
  inherited: 'Standard',
  on: 'Wird gezeigt',
  off: 'Wird nicht gezeigt',
};
