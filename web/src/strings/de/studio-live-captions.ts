export const captions = 'Untertitel';
export const help =
  'Das Gesprochene als Text über dem Bild. Danach werden daraus die Untertitel der Aufzeichnung, die Sie bearbeiten können.';
export const show = 'Untertitel anbieten';
export const language = 'Gesprochene Sprache';
export const automatic = 'Automatische Untertitel';
export const automaticHelp =
  'Ein Dienst erstellt sie aus dem Ton. Das Publikum liest sie wenige Sekunden nach den Worten.';
export const notAutomatic = 'Sie können Untertitel eintippen.';
export const typed = 'Untertitel eintippen';
export const typedHelp = 'Die Eingabetaste zeigt die Zeile sofort dem Publikum.';
export const send = 'Untertitel zeigen';
export const unexpected = 'Das hat nicht geklappt. Versuchen Sie es noch einmal.';
