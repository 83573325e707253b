export const needsJavaScript =
  'Dieses Portal benötigt JavaScript. Aktivieren Sie es für diese Website und laden Sie die Seite neu.';
