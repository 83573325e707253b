import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applicationTypes } from '@tv/contract/integrations/application-scopes';
import { writtenFormats } from '@tv/contract/captions/caption-formats';
import * as enumerations from '@tv/contract/enumerations';
import { groupLimits } from '@tv/contract/limits/group-limits';
import { itemLimits } from '@tv/contract/limits/item-limits';
import { captionRequestKinds, captionRequestStates } from '@tv/contract/captions/machine-captions';
import { nameLimits } from '@tv/contract/limits/name-limits';
import { noticeKinds } from '@tv/contract/notifications/notice-kinds';
import { digests } from '@tv/contract/notifications/notifications';
import { browsers, networks } from '@tv/contract/playback/playing-figures';
import { reactionNames, reactionTotals } from '@tv/contract/playback/reactions';
import { retentionActions, retentionSince } from '@tv/contract/limits/retention-limits';
import { roleKeys } from '@tv/contract/people/roles';
import { watchedItemStates } from '@tv/contract/sources/watched-sources';
import { deliveryStates, webhookFormats } from '@tv/contract/integrations/webhooks';
import { linkPurposes } from '@tv/identity/mail/links-db';
import { expect, test } from 'vitest';
import { companionKinds } from '../../src/ingest/upload/db.ts';
import { entryKinds } from '../../src/media-contents/fields.ts';
import { StorageStep } from '../../src/media-contents/lifecycle/archive-states.ts';
import { reminderMails } from '../../src/notifications/reminders-db.ts';

// What the database checks by itself, compared with the contract: a value or a limit that changes there needs a migration.
const schema = readFileSync(new URL('../../schema.sql', import.meta.url), 'utf8');
const tables = new Map(
  [...schema.matchAll(/^create table (\w+) \((.*?)^\);/gms)].map(([, name, body]) => [name!, body!]),
);

const valuesOf = (enumeration: object) => Object.values(enumeration) as (string | number)[];

/** Each column that a check lets have one of some values. */
const checkedColumns: Record<string, readonly (string | number)[]> = {
  'applications.type': applicationTypes,
  'caption_requests.kind': captionRequestKinds,
  'caption_requests.state': captionRequestStates,
  'directory_groups.role': roleKeys,
  'groups.source': enumerations.GroupSources,
  'identity_links.purpose': linkPurposes,
  'live_events.input': enumerations.LiveInputs,
  'live_events.state': enumerations.LiveStates,
  'live_messages.kind': enumerations.LiveMessageKinds,
  'live_messages.state': enumerations.LiveMessageStates,
  'live_polls.state': enumerations.LivePollStates,
  'live_keys.input': enumerations.LiveInputs,
  'memberships.role': roleKeys,
  'memberships.status': valuesOf(enumerations.ActiveState),
  'notification_choices.digest': digests,
  'onboardings.role': roleKeys,
  'playing_days.browser': browsers,
  'playing_days.network': networks,
  'reminders.mail_due': reminderMails,
  'retention_rules.action': retentionActions,
  'retention_rules.since': retentionSince,
  'schedules.action': valuesOf(enumerations.ScheduleAction),
  'schedules.status': valuesOf(enumerations.ScheduleStatus),
  'search_entries.kind': entryKinds,
  'subtitles.format': writtenFormats,
  'upload_companions.kind': companionKinds,
};

/** Columns with one of some values that no check keeps: the statements alone do. */
const writtenColumns: Record<string, readonly string[]> = {
  'notices.kind': noticeKinds,
  'watched_items.state': watchedItemStates,
  'webhook_deliveries.state': deliveryStates,
  'webhooks.format': webhookFormats,
};

test('columns take the values that the contract has', () => {
  const found = [...tables].flatMap(([table, body]) =>
    [...body.matchAll(/CHECK \(\((\w+) = ANY \(ARRAY\[(.*?)\]\)\)\)/g)].map(([, column, list]) => [
      `${table}.${column}`,
      new Set(
        list!
          .split(', ')
          .map((value) => (value.startsWith("'") ? value.slice(1, value.lastIndexOf("'")) : Number(value))),
      ),
    ]),
  );
  const expected = Object.entries(checkedColumns).map(([column, values]) => [column, new Set(values)]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
});

/** Columns of any table that hold an enumeration's numbers, by their names. `table.column` where a name has another meaning there. */
const enumeratedColumns: Record<string, object> = {
  status: enumerations.ContentStatus,
  visibility: enumerations.Visibility,
  archived_status: enumerations.ContentStatus,
  processing_status: enumerations.ProcessingStatus,
  expiration_option: enumerations.ExpirationOption,
  media_type: enumerations.MediaType,
  watch_status: enumerations.WatchStatus,
  reaction_type: enumerations.ReactionType,
  storage: StorageStep,
  'media_versions.state': enumerations.ProcessingStatus,
  'review_entries.action': enumerations.ReviewAction,
  'reviews.status': enumerations.ReviewStatus,
  'schedules.status': enumerations.ScheduleStatus,
  'schedules.action': enumerations.ScheduleAction,
  'sound_tracks.kind': enumerations.AudioTrackKind,
  'sound_tracks.state': enumerations.ProcessingStatus,
  'subtitle_drafts.kind': enumerations.SubtitleKind,
  'subtitles.kind': enumerations.SubtitleKind,
  'memberships.status': enumerations.ActiveState,
  'people.status': enumerations.ActiveState,
};

/** Other columns with small numbers: how many, how far, which one. */
const countingColumns = [
  ...['amount', 'attempts', 'bin', 'crashes', 'days', 'gap', 'months', 'option', 'position', 'priority'],
  ...['version', 'watched_rank'],
];

test('every column with a small number is one of the contract, or a count', () => {
  const small = [...tables].flatMap(([table, body]) =>
    [...body.matchAll(/^  "?(\w+)"? smallint( default (\d+))?/gm)].map(([, column, , first]) => ({
      column: `${table}.${column}`,
      enumeration: enumeratedColumns[`${table}.${column}`] ?? enumeratedColumns[column!],
      isCount: countingColumns.includes(column!),
      first,
    })),
  );
  expect(small.filter(({ enumeration, isCount }) => !enumeration && !isCount)).toEqual([]);
  const wrong = small.filter(
    ({ enumeration, first }) => enumeration && first && !valuesOf(enumeration).includes(Number(first)),
  );
  expect(wrong).toEqual([]);
  const names = small.map(({ column }) => column);
  expect(
    Object.keys(enumeratedColumns).filter((name) => name.includes('.') && !names.includes(name)),
  ).toEqual([]);
});

test('the trigger counts every reaction in its column', () => {
  for (const name of reactionNames) {
    const total = reactionTotals[name];
    expect(schema).toContain(
      `${total} = ${total} + (new.reaction_type = ${enumerations.ReactionType[name]})::int`,
    );
  }
});

test('numbers in indexes, triggers and functions are values of the contract', () => {
  const wrong: string[] = [];
  let count = 0;
  for (const line of schema.split('\n')) {
    const compared = line.matchAll(
      /\b(\w+)\)? (?:=|<>|in) (?:ANY \(ARRAY\[([\d, ]+)\]|\(([\d, ]+)\)|(\d+))/g,
    );
    for (const found of compared) {
      const [text, column, ...lists] = found;
      // The table that the line names last before the column.
      const table = [...line.slice(0, found.index).matchAll(/\b(?:ON|from) (\w+)/g)].at(-1)?.[1] ?? '';
      const enumeration = enumeratedColumns[`${table}.${column}`] ?? enumeratedColumns[column!];
      if (!enumeration) continue;
      const numbers = lists.flatMap((list) => (list ? list.split(', ').map(Number) : []));
      count += numbers.length;
      if (!numbers.every((each) => valuesOf(enumeration).includes(each))) wrong.push(`${table}: ${text}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(50);
});

test('lengths and counts are those of the contract', () => {
  const most = (table: string, what: string) =>
    Number(new RegExp(`${what.replace(/[()]/g, '\\$&')} <= (\\d+)`).exec(tables.get(table) ?? '')?.[1]);
  const { groups, people } = groupLimits.audience;
  const { organization, category, categoryDescription, apiKey, application, directoryToken, savedView } =
    nameLimits;
  expect({
    title: most('media_contents', 'length(title)'),
    speakers: most('media_contents', 'cardinality(speakers)'),
    audience: most('media_contents', 'cardinality(audience)'),
    organization: most('organizations', 'length(name)'),
    category: most('categories', 'length(name)'),
    categoryDescription: most('categories', 'length(description)'),
    apiKey: most('api_keys', 'length(name)'),
    application: most('applications', 'length(name)'),
    directoryToken: most('directory_tokens', 'length(name)'),
    savedView: most('saved_views', 'length(name)'),
  }).toEqual({
    ...{ title: itemLimits.title, speakers: itemLimits.speakers, audience: groups + people },
    ...{ organization, category, categoryDescription, apiKey, application, directoryToken, savedView },
  });
});

// Files with statements.
const sources = join(import.meta.dirname, '../../src');
const code = globSync('**/*.ts', { cwd: sources })
  .filter((path) => !/\.test\.ts$|(^|\/)test-/.test(path))
  .map((path) => ({ path, text: readFileSync(join(sources, path), 'utf8') }))
  .filter(({ path, text }) => path.endsWith('db.ts') || text.includes('sql`'));

test('statements have no numbers in place of values of the contract', () => {
  const names = Object.keys(enumeratedColumns).map((name) => name.replace(/.*\./, ''));
  const number = new RegExp(`\\b(?:${names.join('|')}) (?:=|<>|in|is distinct from) \\(?\\d.*`, 'g');
  const found = code.flatMap(({ path, text }) =>
    (text.match(number) ?? []).map((words) => `${path}: ${words}`),
  );
  expect(found).toEqual([]);
});

test('words in statements are values of the column of one of their tables', () => {
  const columns = Object.entries({ ...checkedColumns, ...writtenColumns })
    .filter(([, values]) => typeof values[0] === 'string')
    .map(([name, values]) => [...name.split('.'), values] as [string, string, readonly string[]]);
  const wrong: string[] = [];
  let count = 0;
  for (const { path, text } of [...code, { path: 'schema.sql', text: schema }])
    for (const name of new Set(columns.map(([, column]) => column))) {
      const known = columns.filter(
        ([table, column]) => column === name && new RegExp(`\\b${table}\\b`).test(text),
      );
      if (known.length === 0) continue;
      const compared = new RegExp(`\\b${name} (?:=|<>|in) \\(?('\\w+'(?:, '\\w+')*)`, 'g');
      for (const [words, list] of text.matchAll(compared)) {
        count++;
        const values = list!.split(', ').map((each) => each.slice(1, -1));
        if (!values.every((each) => known.some(([, , all]) => all.includes(each))))
          wrong.push(`${path}: ${words}`);
      }
    }
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(20);
});
