import { isolate } from '@tv/contract/isolate';
import { number, plural } from './locale.ts';

export const title = 'Handbuch';
export const lead =
  'Wie Sie Videos finden und ansehen, Inhalte veröffentlichen und eine Organisation verwalten, Schritt für Schritt.';
export const search = 'Im Handbuch suchen';
export const results = 'Gefundene Aufgaben';
export const found = (count: number, term: string) =>
  `${plural(count, { one: '# Aufgabe', other: '# Aufgaben' }, number(count))} zu „${isolate(term)}“`;
export const nothingFound = (term: string) => `Im Handbuch steht nichts zu „${isolate(term)}“`;
export const otherWords =
  'Versuchen Sie es mit weniger oder anderen Wörtern, etwa denen auf der Schaltfläche, die Sie suchen.';
export const showAll = 'Das ganze Handbuch zeigen';
export const contents = 'Inhaltsverzeichnis';
export const chapters = 'Kapitel';
export const taskCount = (count: number) =>
  plural(count, { one: '# Aufgabe', other: '# Aufgaben' }, number(count));
export const openScreen = (name: string) => `Öffnen: ${isolate(name)}`;
export const trouble = 'Problemlösung';
export const largePicture = 'öffnet sich groß';
