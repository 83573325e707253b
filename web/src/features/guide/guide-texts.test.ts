import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pagePaths } from '@tv/contract/pages/every-page-path';
import { Role } from '@tv/contract/enumerations';
import { expect, test } from 'vitest';
import { chaptersFor } from './chapters.ts';
import { pictureNames, pictureSize } from './picture-names.ts';
import type { CurrentUser } from '@tv/client/lib/session/current-user.ts';
import { guideSections } from '@tv/client/lib/support/guide-sections.ts';
import type { GuideSection } from '@tv/strings/guide-section.ts';

/** Languages whose readers get pictures of their own; the others get the English ones. */
const languages = ['en', 'de'] as const;
const ofGuide = readdirSync(join(import.meta.dirname, '../../../../strings/en/guide')).flatMap(
  (name) => /^(.+)\.json$/.exec(name)?.[1] ?? [],
);

const stringsOf = (language: string, area: string) =>
  import(`../../../../strings/${language}/guide/${area}.ts`) as Promise<Record<string, unknown>>;
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
  const folder = join(import.meta.dirname, 'pictures');
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
