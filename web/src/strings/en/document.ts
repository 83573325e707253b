export const needsJavaScript =
  'This portal needs JavaScript. Switch it on for this site and load the page again.';
