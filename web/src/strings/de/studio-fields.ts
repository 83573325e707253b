import { isolate } from '@tv/contract/isolate';

export const itemTitle = 'Titel';
export const description = 'Beschreibung';
export const markdown = 'Mit Markdown';
export const categories = 'Kategorien';
export const addCategory = 'Kategorie hinzufügen';
export const noCategories = 'Es gibt keine weitere Kategorie.';
export const fromCategory = 'Von der Kategorie.';
export const tags = 'Schlagwörter';
export const speakers = 'Sprecherinnen und Sprecher';
export const chipsHelp = 'Die Eingabetaste oder ein Komma schließt jeden Eintrag ab.';
export const remove = (name: string) => `${isolate(name)} entfernen`;
export const audience = 'Wer es sieht';
export const internal = 'Intern';
export const unlisted = 'Nicht gelistet';
export const everybody = 'Öffentlich';
export const audienceHelp = {
  internal: 'Kolleginnen und Kollegen, die angemeldet sind.',
  unlisted: 'Wer den Link hat. In keiner Liste und keiner Suche.',
  public: 'Alle im Internet.',
};
export const passwordHelp = 'Kolleginnen und Kollegen werden nie gefragt.';
export const thePassword = 'Das Passwort des öffentlichen Links';
export const newPassword = 'Ein anderes Passwort';
export const showPassword = 'Passwort zeigen';
export const save = 'Speichern';
export const saving = 'Wird gespeichert …';
export const discard = 'Änderungen verwerfen';
export const notSavedYet = 'Noch nicht gespeichert';
export const copy = 'Kopieren';
export const copied = 'Kopiert.';
export const notCopied = 'Es ließ sich nicht kopieren.';
export const done = 'Fertig';
export const savedNow = 'Gespeichert.';
export const notSavedNow = 'Konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.';

export const publishesWhenReady = 'Veröffentlichen, sobald es verarbeitet ist';
export const staysDraft = 'Sonst bleibt es ein Entwurf.';
