import { isolate } from '@tv/contract/isolate';

export const title = 'Alte Adressen';
export const help =
  'Wo dieser Inhalt früher auf einer anderen Website stand. Links dorthin führen hierher, wenn jene Website ihre Besucher weiterleitet.';
export const address = 'Adresse auf der anderen Website';
export const add = 'Adresse hinzufügen';
export const remove = (given: string) => `Adresse ${isolate(given)} entfernen`;
export const changed = 'Die alten Adressen sind gespeichert.';
