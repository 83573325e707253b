export const needsJavaScript = 'This portal needs JavaScript. Turn it on for this site and reload the page.';
