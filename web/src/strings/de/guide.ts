import { number, plural } from './locale.ts';

export const title = 'Handbuch';
export const lead =
  'Wie Sie finden und ansehen, Inhalte einbringen und sich um eine Organisation kümmern, Aufgabe für Aufgabe.';
export const search = 'Im Handbuch suchen';
export const results = 'Gefundene Aufgaben';
export const found = (count: number, term: string) =>
  `${plural(count, { one: '# Aufgabe', other: '# Aufgaben' }, number(count))} zu „${term}“`;
export const nothingFound = (term: string) => `Im Handbuch steht nichts zu „${term}“`;
export const otherWords =
  'Versuchen Sie es mit weniger oder anderen Wörtern, etwa denen auf dem Knopf, den Sie suchen.';
export const showAll = 'Das ganze Handbuch zeigen';
export const contents = 'Inhaltsverzeichnis';
export const chapters = 'Kapitel';
export const taskCount = (count: number) =>
  plural(count, { one: '# Aufgabe', other: '# Aufgaben' }, number(count));
export const openScreen = (name: string) => `Öffnen: ${name}`;
export const trouble = 'Was schiefgehen kann';
export const largePicture = 'öffnet sich groß';
