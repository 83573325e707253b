import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pagePaths } from '@tv/contract/every-page-path';
import { Role } from '@tv/contract/enumerations';
import { expect, test } from 'vitest';
import { chaptersFor } from '../features/guide/chapters.ts';
import { pictureNames, pictureSize } from '../features/guide/picture-names.ts';
import type { CurrentUser } from '../lib/session/current-user.ts';
import { guideSections } from '../lib/support/guide-sections.ts';
import type { GuideSection } from './guide-section.ts';

const languages = ['en', 'de'] as const;
const areas = readdirSync(join(import.meta.dirname, 'en')).map((name) => name.replace('.ts', ''));
const ofGuide = areas.filter((area) => area.startsWith('guide-'));

const stringsOf = (language: string, area: string) =>
  import(`./${language}/${area}.ts`) as Promise<Record<string, unknown>>;
/** The texts that an export holds, without those that are made of numbers or names. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

/** Labels of the interface: what stands between single asterisks. */
const labelsIn = (text: string) => [...text.matchAll(/(?<!\*)\*([^*]+)\*(?!\*)/g)].map(([, label]) => label!);

/** Where a text stands in the strings of the screens, by area and name. */
async function placesOf(language: string): Promise<(text: string) => string[]> {
  const places = new Map<string, string[]>();
  const note = (value: unknown, place: string): void => {
    if (typeof value === 'string') places.set(value, [...(places.get(value) ?? []), place]);
    else if (value !== null && typeof value === 'object')
      for (const [name, each] of Object.entries(value)) note(each, `${place}.${name}`);
  };
  for (const area of areas)
    if (!area.startsWith('guide')) note({ ...(await stringsOf(language, area)) }, area);
  const provider = (await import(`../../../identity/src/strings/${language}.ts`)) as object;
  for (const texts of Object.values(provider)) note(texts, 'identity');
  return (text) => places.get(text) ?? [];
}

/** The labels of each task, by its area and name. */
async function labelsOf(language: string): Promise<[task: string, labels: string[]][]> {
  const found: [string, string[]][] = [];
  for (const area of ofGuide)
    for (const [name, value] of Object.entries(await stringsOf(language, area)))
      if (typeof value === 'object') {
        const { screen, ...texts } = value as GuideSection;
        found.push([`${area}.${name}`, [...(screen ? [screen] : []), ...textsIn(texts).flatMap(labelsIn)]]);
      }
  return found;
}

test('each label that the guide names stands on a screen, and both languages name the same ones', async () => {
  const [english, german] = await Promise.all(languages.map(labelsOf));
  const [places, twins] = await Promise.all(languages.map(placesOf));
  expect(english!.flatMap(([, labels]) => labels).length).toBeGreaterThan(200);
  const unknown = (known: typeof places) => (tasks: typeof english) =>
    tasks!.flatMap(([task, labels]) =>
      labels.filter((label) => known!(label).length === 0).map((label) => `${task}: ${label}`),
    );
  expect([unknown(places)(english), unknown(twins)(german)]).toEqual([[], []]);
  const lacking = english!.flatMap(([task, labels], index) => {
    const [, others] = german![index]!;
    const isTwin = (one: string, other: string) =>
      places!(one).some((place) => twins!(other).includes(place));
    const only = [
      ...labels.filter((label) => !others.some((other) => isTwin(label, other))),
      ...others.filter((other) => !labels.some((label) => isTwin(label, other))),
    ];
    return only.map((label) => `${task}: ${label}`);
  });
  expect(lacking).toEqual([]);
});

const admin = { role: Role.Admin, mayReview: true } as CurrentUser;
const chapters = chaptersFor(admin);
const tasks = chapters.flatMap((chapter) => chapter.tasks);

test('every anchor is there once, and every screen that is opened has an address', () => {
  const anchors = [...chapters, ...tasks].map(({ id }) => id);
  expect(new Set(anchors).size).toBe(anchors.length);
  expect(tasks.length).toBe(Object.values(guideSections).flat().length);
  const screens = tasks.flatMap(({ screen }) => screen ?? []);
  expect(tasks.filter(({ screen, text }) => Boolean(screen) !== Boolean(text.screen))).toEqual([]);
  expect(screens.length).toBeGreaterThan(20);
  expect(screens.filter((path) => !pagePaths.includes(path))).toEqual([]);
});

test('every text of the guide is shown', async () => {
  const shown = new Set(tasks.map(({ text }) => text));
  for (const area of ofGuide)
    for (const [name, value] of Object.entries(await stringsOf('en', area)))
      if (typeof value === 'object') expect(shown, `${area}: ${name}`).toContain(value as GuideSection);
});

test('every picture is shown once with a text for those who do not see it, and there are no others', () => {
  const withPicture = tasks.filter(({ picture }) => picture);
  expect(withPicture.map(({ picture }) => picture!).sort()).toEqual([...pictureNames].sort());
  expect(withPicture.filter(({ text }) => !text.alt)).toEqual([]);
  expect(tasks.filter(({ text, picture }) => text.alt && !picture)).toEqual([]);
  const folder = join(import.meta.dirname, '../features/guide/pictures');
  const wanted = pictureNames.flatMap((name) =>
    languages.flatMap((language) => ['dark', 'light'].map((theme) => `${name}-${language}-${theme}.avif`)),
  );
  const files = readdirSync(folder).sort();
  expect(files).toEqual(wanted.sort());
  for (const file of files)
    expect([file, sizeOf(readFileSync(join(folder, file)))]).toEqual([file, pictureSize]);
  const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
  expect(bytes / 1e6, 'megabytes of all pictures').toBeLessThan(2.5);
});

/** An AVIF says its size in the box `ispe`: version and flags, then width and height (ISO/IEC 23008-12, 6.5.3). */
function sizeOf(file: Buffer): { width: number; height: number } {
  const box = file.indexOf('ispe');
  return { width: file.readUInt32BE(box + 8), height: file.readUInt32BE(box + 12) };
}
