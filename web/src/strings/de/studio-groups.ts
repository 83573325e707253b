import type { GroupUses } from '@tv/contract/groups';
import { isolate } from '@tv/contract/isolate';
import { locale, number, plural } from './locale.ts';

export const groups = 'Gruppen';
export const group = 'Gruppe';
export const groupsTable = 'Gruppen';
export const search = 'Gruppen suchen';
export const count = (count: number, isExact = true) =>
  plural(count, { one: '# Gruppe', other: '# Gruppen' }, isExact ? number(count) : `${number(count)}+`);
export const members = 'Mitglieder';
export const membersCount = (count: number) => plural(count, { one: '# Person', other: '# Personen' });
export const source = 'Herkunft';
export const sources = {
  directory: 'Verzeichnis',
  claim: 'Anmeldeanbieter',
  rule: 'Regel',
  manual: 'Von Hand',
};
export const sourceText = {
  directory: 'Diese Gruppe kommt aus dem Verzeichnis (SCIM). Name und Personen werden dort geändert.',
  claim:
    'Diese Gruppe kommt vom Anmeldeanbieter. Name und Personen werden dort geändert; wer dazugehört, folgt mit der nächsten Anmeldung jeder Person.',
  rule: 'Wer dazugehört, ergibt sich aus der Regel. Neue Personen und geänderte Adressen zählen sofort.',
  manual: 'Wer dazugehört, wird hier gewählt.',
};
export const endsIn = (address: string) => `endet auf ${address}`;

export const noneYet = 'Noch keine Gruppen';
export const noneYetText =
  'Mit Gruppen legen Sie fest, für wen Inhalte sind. Sie kommen aus einem Verzeichnis oder vom Anmeldeanbieter, folgen einer Regel für Adressen oder werden von Hand gepflegt.';
export const noneFound = 'Keine Gruppe passt';
export const noneFoundText = 'Suchen Sie nach weniger Buchstaben.';
export const clearSearch = 'Suche löschen';

export const newGroup = 'Neue Gruppe';
export const edit = 'Bearbeiten';
export const editGroup = 'Gruppe bearbeiten';
export const name = 'Name der Gruppe';
export const kind = 'Wer dazugehört';
export const kindHelp = {
  manual: 'Sie wählen die Personen, über die Suche oder mit eingefügten Adressen.',
  rule: 'Alle, deren Adresse so endet, jetzt und später.',
};
export const rule = 'E-Mail endet auf';
export const ruleHelp = 'Beginnt mit @ oder einem Punkt, etwa @sales.example oder .example.';
export const fits = (matching: number, all: number) =>
  `Passt auf ${number(matching)} von ${plural(all, { one: '# Person', other: '# Personen' })}`;
export const fitsEverybody = (all: number) =>
  plural(all, {
    one: 'Diese Regel passt auf alle in der Organisation: # Person.',
    other: 'Diese Regel passt auf alle in der Organisation: # Personen.',
  });
export const create = 'Anlegen';
export const save = 'Speichern';
export const created = (name: string) => `Gruppe „${isolate(name)}“ angelegt.`;
export const saved = (name: string) => `Gruppe „${isolate(name)}“ gespeichert.`;

export const noMembers = 'Niemand gehört zu dieser Gruppe';
export const noMembersText = {
  directory: 'Personen kommen hinzu, sobald sie beigetreten sind und das Verzeichnis es sagt.',
  claim:
    'Personen kommen mit ihrer nächsten Anmeldung hinzu. Eine Gruppe, die es nicht mehr gibt, lässt sich löschen.',
  rule: 'Keine Adresse endet so. Personen kommen hinzu, sobald es eine tut.',
  manual: 'Suchen Sie Personen, oder fügen Sie ihre Adressen ein.',
};
export const searchMembers = 'Personen der Gruppe suchen';
export const address = 'E-Mail-Adresse';
export const addPerson = 'Person hinzufügen';
export const pasteAddresses = 'Adressen einfügen';
export const addresses = 'E-Mail-Adressen';
export const addressesHelp = (most: number) =>
  `Bis zu ${number(most)} auf einmal, mit beliebigen Trennzeichen, auch als „Name <name@example.com>“. Es müssen schon Personen der Organisation sein.`;
export const addCount = (count: number) =>
  plural(count, { one: '# Person hinzufügen', other: '# Personen hinzufügen' });
export const add = 'Hinzufügen';
export const adding = 'Wird hinzugefügt …';
export const added = (person: string) => `${isolate(person)} gehört jetzt zur Gruppe.`;
export const addedCount = (count: number) =>
  plural(count, { one: '# Person hinzugefügt', other: '# Personen hinzugefügt' });
export const presentCount = (count: number) =>
  plural(count, { one: '# gehörte schon zur Gruppe', other: '# gehörten schon zur Gruppe' });
export const unknown = (count: number) =>
  plural(count, {
    one: '# Adresse gehört niemandem in der Organisation:',
    other: '# Adressen gehören niemandem in der Organisation:',
  });
export const unknownHelp =
  'Laden Sie sie unter Personen ein, oder berichtigen Sie die Adressen und fügen Sie sie noch einmal ein.';
export const copyUnknown = 'Diese Adressen kopieren';
export const actionsOf = (name: string) => `Aktionen: ${isolate(name)}`;
export const remove = 'Aus der Gruppe nehmen';
export const removed = (person: string) => `${isolate(person)} gehört nicht mehr zur Gruppe.`;

export const deleteGroup = 'Gruppe löschen';
export const deleteSure = (name: string, uses: GroupUses) =>
  [
    `„${isolate(name)}“ wird endgültig gelöscht.`,
    uses.itemsCount === 0
      ? 'Kein Inhalt ist für sie.'
      : plural(uses.itemsCount, { one: '# Inhalt ist für sie.', other: '# Inhalte sind für sie.' }),
    uses.onlyItemsCount > 0 &&
      plural(uses.onlyItemsCount, {
        one: '# Inhalt sehen dann nur noch die, die ihn verwalten.',
        other: '# Inhalte sehen dann nur noch die, die sie verwalten.',
      }),
    uses.defaultCategoriesCount > 0 &&
      plural(uses.defaultCategoriesCount, {
        one: '# Kategorie nennt sie in ihrer Vorgabe „Für wen“: Neue Inhalte sind dort nicht für sie.',
        other: '# Kategorien nennen sie in ihrer Vorgabe „Für wen“: Neue Inhalte sind dort nicht für sie.',
      }),
    downloads(uses),
  ]
    .filter(Boolean)
    .join(' ');
function downloads({ downloadItemsCount, downloadCategoriesCount, isOrganizationDownloads }: GroupUses) {
  const places = [
    downloadItemsCount > 0 && plural(downloadItemsCount, { one: '# Inhalt', other: '# Inhalten' }),
    downloadCategoriesCount > 0 &&
      plural(downloadCategoriesCount, { one: '# Kategorie', other: '# Kategorien' }),
    isOrganizationDownloads && 'der Organisation',
  ].filter((place) => place !== false);
  return (
    places.length > 0 &&
    `„Herunterladen“ von ${new Intl.ListFormat(locale).format(places)} nennt sie. Dort lässt sie niemanden mehr herunterladen, und niemand darf es an ihrer Stelle.`
  );
}
export const deleted = (name: string) => `Gruppe „${isolate(name)}“ gelöscht.`;
export const unexpected = 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.';
