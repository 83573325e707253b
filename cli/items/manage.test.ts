import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aMediaContent, anOrganization, aPerson } from '@tv/server/test-builders';
import { sql } from '@tv/server/platform/db/sql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { brandCommand } from '../organization/brand.ts';
import { categoriesCommand } from './categories.ts';
import { deleteCommand, listCommand, publishCommand, restoreCommand, unpublishCommand } from './contents.ts';
import { editCommand } from './edit.ts';
import { peopleCommand } from '../people/people.ts';
import { replaceCommand } from './replace.ts';
import { reprocessCommand } from './reprocess.ts';
import { versionsCommand } from './versions.ts';
import { scheduleCommand } from './schedule.ts';
import {
  captureOutput,
  startServiceForCommands,
  stubEnvironment,
  type ServiceForCommands,
} from '../testing/test-commands.ts';
import { analyticsCommand } from '../organization/analytics.ts';
import { watchedCommand } from '../organization/watched.ts';

let service: ServiceForCommands;
let own: string;
let member: { id: string };
const { out } = captureOutput();
stubEnvironment(() => service.env);

beforeAll(async () => {
  service = await startServiceForCommands();
  own = await anOrganization(service.db, { name: 'Own' });
  member = await aPerson(service.db, { organizations: [[own, 'ContentManager']] });
});
afterAll(() => service.close());

it('processes an item again where its original is stored', async () => {
  const [withOriginal, other] = [await aMediaContent(service.db, own), await aMediaContent(service.db, own)];
  await service.db.query(sql`
    insert into uploads (id, organization_id, file_name, size_in_bytes, received_bytes, details, completed_at)
    values (${withOriginal}, ${own}, 'film.mp4', 1, 1, '{}', now())`);
  expect(await reprocessCommand([withOriginal, other])).toBe(false);
  expect(out()).toContain(`${other}: The original of this item is not stored here`);
  expect(await reprocessCommand(['--all', '--organization', 'Own'])).toBe(true);
  expect(out()).toBe(
    'Items being processed again, and still served in the meantime: 1. See "npm run tv -- status".\nItems without an original here, which stay as they are: 1.',
  );
  await expect(reprocessCommand([])).rejects.toThrow('--all');
});

it('prints the versions of an item, and names what is wrong', async () => {
  const id = await aMediaContent(service.db, own, { title: 'A film' });
  expect(await versionsCommand([id])).toBe(true);
  expect(out()).toMatch(/^1 {2}served now, original not stored, \d+:\d\d, \d+ \w+ \d{4}, /);
  await expect(versionsCommand([id, '--serve', '7'])).rejects.toThrow('There is no version 7');
  await expect(versionsCommand([id, '--delete', '1'])).rejects.toThrow('This version is the current one');
  await expect(replaceCommand([id])).rejects.toThrow('and the new file');
  await expect(replaceCommand([id, '/nowhere/film.mp4'])).rejects.toThrow('There is no file');
});

it('publishes, unpublishes, deletes and restores by id or address', async () => {
  const id = await aMediaContent(service.db, own, { title: 'A talk' });
  expect(await unpublishCommand([`https://tv.example/watch/${id}?t=5`])).toBe(true);
  expect(out()).toBe(`draft      A talk\n           https://tv.example/watch/${id}`);
  expect(await publishCommand([id])).toBe(true);
  expect(await deleteCommand([id])).toBe(true);
  expect(out()).toContain(`${id} was deleted`);
  await expect(publishCommand([id])).rejects.toThrow('This item is deleted: restore it first.');
  expect(await restoreCommand([id])).toBe(true);
  out();
  await listCommand(['--status', 'draft', '--search', 'talk']);
  expect(out()).toContain('draft      A talk');
  await expect(listCommand(['--status', 'gone'])).rejects.toThrow('--status must be one of draft, review');
});

it('schedules, prints what is to come, and cancels', async () => {
  const id = await aMediaContent(service.db, own, { title: 'The premiere', status: 0 });
  await scheduleCommand([id, '--at', '2026-12-24 18:30', '--unpublish-at', '2027-01-01']);
  expect(out()).toMatch(
    /^scheduled {2}The premiere[^]+is published 24 Dec 2026, 18:30[^]+is unpublished 1 Jan 2027/,
  );
  await scheduleCommand([]);
  expect(
    out()
      .split('\n')
      .map((line) => line.replace(/^.{25}/, '')),
  ).toEqual([`publish   The premiere (${id})`, `unpublish The premiere (${id})`]);
  await scheduleCommand([id, '--cancel']);
  expect(out()).toContain('draft      The premiere');
  await expect(scheduleCommand([id, '--at', 'tomorrow'])).rejects.toThrow('write it like "2026-12-24 18:30"');
});

it('edits what is named, with captions', async () => {
  const id = await aMediaContent(service.db, own, { title: 'Before' });
  await categoriesCommand(['add', 'Talks']);
  const captions = join(service.folder, 'en.vtt');
  writeFileSync(captions, 'WEBVTT\n\n00:01.000 --> 00:02.000\nGood morning\n');
  await editCommand(
    [id, '--title', 'After', '--category', 'talks', '--public', '--featured', 'on'].concat([
      '--subtitles',
      `en=${captions}`,
    ]),
  );
  const descriptions = join(service.folder, 'descriptions.vtt');
  writeFileSync(descriptions, 'WEBVTT\n\n00:01.000 --> 00:02.000\nThe sun rises\n');
  await editCommand([id, '--descriptions', `en=${descriptions}`]);
  const listed = await service.call('GET /Management/MediaContents/:id/Subtitles', {
    authorization: 'Bearer local-service-token',
    params: { id },
  });
  expect(listed.body).toEqual([
    expect.objectContaining({ languageCode: 'en', kind: 0 }),
    expect.objectContaining({ languageCode: 'en', kind: 2 }),
  ]);
  expect(out()).toContain(`After\n           https://tv.example/public/${own}/watch/${id}`);
  const { body } = await service.call('GET /Management/MediaContents/:id', {
    authorization: 'Bearer local-service-token',
    params: { id },
  });
  expect(body).toMatchObject({ title: 'After', isFeatured: true, categories: [{ name: 'Talks' }] });
  await expect(editCommand([id, '--descriptions', 'nothing'])).rejects.toThrow(
    'does not name captions: write --descriptions',
  );
  await expect(editCommand([id, '--category', 'None'])).rejects.toThrow('There is no category "None"');
});

it('manages categories, people and the looks', async () => {
  await categoriesCommand(['add', 'Walks']);
  await categoriesCommand(['rename', 'walks', 'Hikes']);
  out();
  await categoriesCommand(['assign', 'Hikes', `${member.id}@tv.example`]);
  expect(out()).toContain(`     0  Hikes  (${member.id}@tv.example)`);
  const names = () => out().match(/Hikes|Talks/g);
  await categoriesCommand(['order', 'Talks', 'hikes']);
  expect(names()).toEqual(['Talks', 'Hikes']);
  await categoriesCommand(['order']);
  expect(names()).toEqual(['Hikes', 'Talks']);
  await categoriesCommand(['defaults', 'Hikes', '--tags', 'walk,hike', '--public', '--expires-days', '30']);
  expect(out()).toContain('new items: public; tags walk, hike; public link for 30 days');
  await categoriesCommand(['defaults', 'Hikes', '--listed', 'off']);
  expect(out()).toContain('new items: not listed\n');
  await categoriesCommand(['defaults', 'Hikes']);
  expect(out()).not.toContain('new items');
  await expect(categoriesCommand(['defaults', 'Hikes', '--expires-days', 'soon'])).rejects.toThrow(
    '--expires-days must be a whole number from 1 to',
  );
  await expect(categoriesCommand(['add', 'More', '--tags', 'a'])).rejects.toThrow('--tags belongs to');
  await categoriesCommand(['describe', 'Hikes', 'Every Monday.']);
  await categoriesCommand(['add', 'Strolls']);
  await categoriesCommand(['merge', 'Strolls', 'Hikes']);
  await expect(categoriesCommand(['merge', 'Strolls', 'Hikes'])).rejects.toThrow('There is no category');
  expect(out()).toContain('Hikes');
  await categoriesCommand(['delete', 'Hikes']);
  expect(out()).not.toContain('Hikes');
  await peopleCommand(['invite', 'new@own.example', '--role', 'organization-manager']);
  expect(out()).toContain('new@own.example is invited as organization-manager');
  expect(await service.mails('new@own.example')).toHaveLength(1);
  await peopleCommand(['role', `${member.id}@tv.example`, 'viewer']);
  expect(out()).toBe(`viewer                ${member.id}@tv.example`);
  await peopleCommand(['allow', `${member.id}@tv.example`, 'review']);
  expect(out()).toBe(`viewer                ${member.id}@tv.example (may review)`);
  await peopleCommand(['deny', `${member.id}@tv.example`, 'review']);
  expect(out()).toBe(`viewer                ${member.id}@tv.example`);
  await expect(peopleCommand(['allow', `${member.id}@tv.example`])).rejects.toThrow(
    '<right> must be one of review.',
  );
  await peopleCommand(['invite', 'reviewer@own.example', '--allow', 'review']);
  expect(out()).toContain('reviewer@own.example is invited as viewer');
  await peopleCommand(['reset-second-step', `${member.id}@tv.example`]);
  expect(out()).toContain(`${member.id}@tv.example now signs in with just the password`);
  await peopleCommand(['link', '--domain', 'own.example']);
  expect(out()).toContain(`https://tv.example/public/${own}/self-registration/`);
  await brandCommand([
    '--color',
    'textLinkColor=#2FD6A3',
    '--review',
    'on',
    '--api-origin',
    'https://www.example',
    '--embed',
    'https://intranet.example',
    '--home-rows',
    'on',
    ...['--machine-captions', 'on', '--glossary', 'Aurora', '--glossary', 'heat pump'],
    ...['--synonyms', 'kickoff = start, beginning'],
  ]);
  expect(out()).toMatch(
    /review {8}on\n {2}recording {5}by members: off\n {2}embeds on {5}https:\/\/intranet\.example\n {2}read by {7}https:\/\/www\.example\n {2}home rows {5}on[^]+automatic: on, at import: off\n {2}glossary {6}Aurora, heat pump\n {2}synonyms {6}kickoff = start, beginning\n[^]+#2FD6A3 {7}textLinkColor {2}not shown in light: hard to read there$/,
  );
  await expect(categoriesCommand(['paint', 'x'])).rejects.toThrow(
    'Write categories, categories add|delete <names>',
  );
});

it('tells who watched an item, and saves the table to a file', async () => {
  const id = await aMediaContent(service.db, own);
  const file = join(service.folder, 'watched.csv');
  await watchedCommand([id]);
  expect(out()).toBe('Nobody has watched it yet.');
  const { subject } = await aPerson(service.db, { organizations: [own] });
  const body = { mediaContentId: id, position: 65, ranges: [[5, 65]] };
  await service.call('POST /WatchedTimestamps', { as: subject, body });
  await watchedCommand([`https://tv.example/watch/${id}`]);
  expect(out()).toMatch(/^ 60 % {2}watching {2}\S+@tv\.example\n {7}0:05-1:05$/);
  await watchedCommand([id, '--csv', file]);
  expect(out()).toBe(`Written to ${file}.`);
  expect(readFileSync(file, 'utf8')).toMatch(/^\uFEFFEmail,[^]+,60,60,5 to 65,/);
  await expect(watchedCommand([id, '--csv', join(service.folder, 'no', 'folder.csv')])).rejects.toThrow(
    'cannot be written',
  );
});

it('saves tables of figures, and switches those with names off', async () => {
  const category = `Training ${own.slice(0, 8)}`;
  await categoriesCommand(['add', category]);
  const id = await aMediaContent(service.db, own);
  const file = join(service.folder, 'figures.csv');
  const saved = async (...args: string[]) => {
    await analyticsCommand([...args, '--csv', file]);
    return readFileSync(file, 'utf8').slice(1).split('\r\n');
  };
  expect((await saved('days', '--days', '7', '--item', id)).length).toBe(9);
  expect((await saved('days', '--from', '2026-01-01', '--to', '2026-01-31')).length).toBe(33);
  expect((await saved('items', '--category', category))[0]).toMatch(/^Title,/);
  expect((await saved('retention', '--item', id))[0]).toMatch(/^From/);
  expect((await saved('audience'))[0]).toMatch(/^Kind,/);
  expect((await saved('searches'))[0]).toMatch(/^Term,/);
  expect((await saved('playing', '--item', id))[0]).toMatch(/^Kind,/);
  expect((await saved('playing-items'))[0]).toMatch(/^Title,/);
  expect((await saved('completions', '--item', id))[0]).toMatch(/^Email,/);
  await expect(analyticsCommand(['views', '--csv', file])).rejects.toThrow('days');
  await expect(analyticsCommand(['days'])).rejects.toThrow('Add --csv <table.csv>');
  await expect(analyticsCommand(['retention', '--csv', file])).rejects.toThrow('Add --item <item>');
  await brandCommand(['--personal-figures', 'off', '--time-zone', 'Europe/Berlin']);
  expect(out()).toContain('with names: off, days of Europe/Berlin');
  await expect(analyticsCommand(['watched', '--csv', file])).rejects.toThrow(
    'turned off figures that name people',
  );
  await brandCommand(['--personal-figures', 'on', '--time-zone', 'UTC']);
  expect((await saved('watched'))[0]).toMatch(/^Email,/);
});

it('does with every item and every person that is named what is asked', async () => {
  const ids = [await aMediaContent(service.db, own), await aMediaContent(service.db, own)];
  expect(await editCommand([...ids, '--tags', 'both, of them', '--speakers', 'Host, Guest'])).toBe(true);
  for (const id of ids) {
    const { body } = await service.call('GET /Management/MediaContents/:id', {
      authorization: 'Bearer local-service-token',
      params: { id },
    });
    expect(body).toMatchObject({ tags: ['both', 'of them'], speakers: ['Host', 'Guest'] });
  }
  out();
  const missing = 'aaaaaaaa-0000-4000-8000-00000000dead';
  expect(await editCommand([missing, ids[0]!, '--title', 'Still'])).toBe(false);
  expect(out()).toMatch(new RegExp(`^${missing}: [^]+Still`));
  await peopleCommand(['invite', 'one@own.example', 'two@own.example']);
  expect(out()).toMatch(/one@own.example is invited as viewer[^]+two@own.example is invited as viewer/);
  await categoriesCommand(['add', 'First of two', 'Second of two']);
  expect(out()).toMatch(/First of two\n[^]*Second of two/);
  await categoriesCommand(['delete', 'First of two', 'Second of two']);
  expect(out()).not.toContain('of two');
  await expect(watchedCommand([...ids])).rejects.toThrow('is one word too many for "watched"');
  await expect(listCommand(['talk'])).rejects.toThrow('"talk" is one word too many for "list"');
  await expect(editCommand([...ids])).rejects.toThrow('Add what to change');
  await expect(scheduleCommand([ids[0]!])).rejects.toThrow('Add --at or');
  await expect(peopleCommand(['remove', 'a@own.example', '--role', 'admin'])).rejects.toThrow(
    '--role belongs',
  );
});

it('lists everything there is, page after page', async () => {
  const many = await anOrganization(service.db, { name: 'Many' });
  const titles = Array.from({ length: 205 }, (_, index) => `Item ${String(index).padStart(3, '0')}`);
  for (const title of titles) await aMediaContent(service.db, many, { title });
  await service.db.query(sql`
    insert into categories (id, organization_id, name)
    select gen_random_uuid(), ${many}::uuid, 'Category ' || n from generate_series(1, 130) n`);
  expect(await listCommand(['--organization', 'Many'])).toBe(true);
  const listed = out().match(/Item \d{3}/g);
  expect(new Set(listed)).toEqual(new Set(titles));
  expect(listed).toHaveLength(titles.length);
  await categoriesCommand(['--organization', 'Many']);
  expect(out().match(/Category \d+/g)).toHaveLength(130);
  await categoriesCommand(['rename', 'Category 1', 'Renamed', '--organization', 'Many']);
  expect(out()).toContain('Renamed');
});

it('finds words of the description', async () => {
  const id = await aMediaContent(service.db, own, { title: 'A plain name' });
  await editCommand([id, '--description', 'How we mend the turbine in Größenwald']);
  out();
  await listCommand(['--search', 'grossenwald plain']);
  expect(out()).toContain('A plain name');
  await listCommand(['--search', 'turbine nowhere']);
  expect(out()).toBe('Nothing matches.');
});
