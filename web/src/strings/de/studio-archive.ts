import { plural } from './locale.ts';

export const archive = 'Archivieren';
export const archiveFirst = 'Archivieren …';
export const bringBack = 'Zurückholen';
const items = (count: number) => plural(count, { one: '# Inhalt', other: '# Inhalte' });
export const title = (count: number) => `${items(count)} archivieren`;
export const help =
  'Die Dateien zum Abspielen werden gelöscht. Original, Texte, Untertitel, Bild und Anhänge bleiben erhalten. Bis zum Zurückholen finden Zuschauer den Inhalt nicht.';
export const counting = 'Die Ersparnis wird berechnet …';
export const saves = (size: string) => `Das spart ${size}.`;
export const formerVersions = (count: number) =>
  plural(count, { one: '# frühere Fassung wird gelöscht.', other: '# frühere Fassungen werden gelöscht.' });
export const cannot = (count: number) =>
  plural(count, {
    one: '# Inhalt lässt sich nicht archivieren:',
    other: '# Inhalte lassen sich nicht archivieren:',
  });
export const archived = (count: number) => `${items(count)} archiviert.`;
export const broughtBack = (count: number) =>
  plural(count, { one: '# Inhalt wird zurückgeholt.', other: '# Inhalte werden zurückgeholt.' });

export const badge = 'Archiviert';
export const place = 'Dieser Inhalt ist archiviert.';
export const placeHelp =
  'Die Dateien zum Abspielen sind gelöscht. Beim Zurückholen werden sie aus dem Original neu erzeugt.';
export const leaving =
  'Zuschauer finden ihn nicht mehr. Bis das Original im Archiv liegt, ist er beim Zurückholen sofort wieder da.';
export const publishesAgain = 'Danach ist der Inhalt wieder veröffentlicht.';
export const comingBack = (percent: string) => `Wird zurückgeholt: ${percent}`;
export const notBack = (reason: string) => `Das Zurückholen ist gescheitert: ${reason}`;
