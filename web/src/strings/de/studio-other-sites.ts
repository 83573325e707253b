export const title = 'Andere Websites';
export const text =
  'Seiten dieser Websites können die Inhalte der Organisation in einem eigenen Player abspielen und lesen, was die API ihren Besuchern antwortet. Keine andere Website kann das.';
export const none = 'Es ist keine Website eingetragen.';
export const origin = 'Adresse einer Website';
export const originHelp =
  'Zum Beispiel https://intranet.example, ohne Pfad. Jede Subdomain ist eine eigene Website.';
export const add = 'Website hinzufügen';
export const added = 'Website hinzugefügt.';
export const remove = 'Entfernen';
export const removed = 'Website entfernt. Ihre Seiten werden innerhalb von zehn Sekunden abgewiesen.';
export const removeTitle = 'Website entfernen?';
export const removeText = (address: string) =>
  `Seiten von ${address} können die Inhalte der Organisation dann nicht mehr abspielen oder lesen. Was sie schon gelesen haben, bleibt dort.`;
export const most = (count: number) => `Die Liste fasst höchstens ${count} Websites.`;
export const unexpected = 'Das hat nicht geklappt. Bitte versuchen Sie es erneut.';
