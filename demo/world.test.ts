import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { attachmentFilesOf } from './attachments.ts';
import { begun, completed, follows, playlist, reactions, reminders } from './beginnings.ts';
import { captionsOf, chaptersOf, subtitlesOf } from './captions.ts';
import { durationOf } from './item.ts';
import { categories, organizations } from './organizations.ts';
import { people } from './people.ts';
import { folderOf, items, mediaFolder } from './world.ts';

const published = items.filter((item) => item.publishedDaysAgo !== undefined);

const sizeOf = async (folder: string): Promise<number> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map((entry) => stat(join(entry.parentPath, entry.name)));
  return (await Promise.all(sizes)).reduce((sum, { size }) => sum + size, 0);
};

describe('the demo world', () => {
  test('ids, slugs and addresses are unique', () => {
    const ids = [...items, ...people, ...categories, ...organizations].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const names of [items.map((i) => i.slug), items.map(folderOf), people.map((p) => p.email)])
      expect(new Set(names).size).toBe(names.length);
  });

  test('every name that is referred to exists', () => {
    for (const item of items)
      for (const slug of item.categories)
        expect(categories.some((c) => c.organizationId === item.organizationId && c.slug === slug)).toBe(
          true,
        );
    for (const entry of [...follows, ...playlist, ...reactions, ...begun, ...completed, ...reminders])
      expect(people.map(({ key }) => key)).toContain(entry.person);
    for (const entry of [...playlist, ...reactions, ...begun, ...completed, ...reminders])
      expect(items.map(({ slug }) => slug)).toContain(entry.item);
    for (const { organization, category } of follows) {
      const { id } = organizations.find(({ slug }) => slug === organization)!;
      expect(categories.some((c) => c.organizationId === id && c.slug === category)).toBe(true);
    }
  });

  test('it is rich enough to look real', () => {
    expect(items.length).toBeGreaterThanOrEqual(28);
    expect(items.filter((i) => i.scheduledInDays !== undefined).length).toBeGreaterThanOrEqual(5);
    expect(items.filter((i) => i.password).length).toBeGreaterThanOrEqual(2);
    expect(published.filter((i) => captionsOf(i, 'de').length > 0).length).toBeGreaterThanOrEqual(6);
    for (const organization of organizations.filter((o) => o.allowPublicMedia)) {
      const own = published.filter((i) => i.organizationId === organization.id);
      for (const { slug } of categories.filter((c) => c.organizationId === organization.id))
        expect(own.filter((i) => i.categories.includes(slug)).length, slug).toBeGreaterThanOrEqual(8);
    }
  });

  test.each(items.map((item) => [item.slug, item] as const))('%s is whole', async (_slug, item) => {
    expect((item.publishedDaysAgo === undefined) !== (item.scheduledInDays === undefined)).toBe(true);
    expect(item.featured && item.visibility === 2 && item.password ? 'locked' : 'open').toBe('open');
    const folder = join(mediaFolder, folderOf(item));
    const files = await readdir(folder);
    const media = JSON.parse(await readFile(join(folder, 'media-package.json'), 'utf8'));
    for (const width of media.posterWidths) expect(files).toContain(`poster-${width}.avif`);
    for (const { playlist: file } of [...media.renditions, ...media.audioTracks])
      expect(files).toContain(file);
    for (const { file } of subtitlesOf(item)) expect(files).toContain(file);
    for (const { fileName } of attachmentFilesOf(item))
      expect((await stat(join(folder, 'attachments', fileName))).size).toBeGreaterThan(0);
    if (item.publishedDaysAgo === undefined) return;
    expect(media.mediaType).toBe(item.mediaType);
    expect(Math.abs(media.durationInSeconds - durationOf(item))).toBeLessThan(1);
    expect(media.audioTracks.length).toBe(item.secondSound ? 2 : 1);
    if (item.mediaType === 1) expect(media.renditions.length).toBeGreaterThanOrEqual(2);
  });

  test.each(published.map((item) => [item.slug, item] as const))(
    '%s has readable captions',
    (_slug, item) => {
      for (const language of ['en', 'de'] as const) {
        let last = 0;
        for (const cue of captionsOf(item, language)) {
          expect(cue.startTime).toBeGreaterThanOrEqual(last);
          expect(cue.endTime).toBeLessThanOrEqual(durationOf(item));
          // Letters a second; 21 is where subtitlers stop.
          expect(cue.text.length / (cue.endTime - cue.startTime)).toBeLessThan(21);
          last = cue.endTime;
        }
      }
      for (const chapter of chaptersOf(item)) expect(chapter.endTime).toBeGreaterThan(chapter.startTime);
    },
  );

  test('all of it is small enough to be cloned', async () => {
    expect(await sizeOf(mediaFolder)).toBeLessThan(30_000_000);
  });
});
