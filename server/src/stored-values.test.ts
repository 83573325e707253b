import { readFileSync } from 'node:fs';
import { applicationTypes } from '@tv/contract/application-scopes';
import { writtenFormats } from '@tv/contract/caption-formats';
import * as enumerations from '@tv/contract/enumerations';
import { groupLimits } from '@tv/contract/group-limits';
import { itemLimits } from '@tv/contract/item-limits';
import { captionRequestStates } from '@tv/contract/machine-captions';
import { nameLimits } from '@tv/contract/name-limits';
import { browsers, networks } from '@tv/contract/playing-figures';
import { reactionNames, reactionTotals } from '@tv/contract/reactions';
import { retentionActions, retentionSince } from '@tv/contract/retention-limits';
import { roleKeys } from '@tv/contract/roles';
import { expect, test } from 'vitest';

// What the database checks by itself, compared with the contract: a value or a limit that changes there needs a migration.
const schema = readFileSync(new URL('../schema.sql', import.meta.url), 'utf8');
const tables = new Map(
  [...schema.matchAll(/^create table (\w+) \((.*?)^\);/gms)].map(([, name, body]) => [name!, body!]),
);

const valuesOf = (enumeration: object) => Object.values(enumeration) as (string | number)[];

/** Each column that a check lets have one of some values. */
const checkedColumns: Record<string, readonly (string | number)[]> = {
  'applications.type': applicationTypes,
  'caption_requests.kind': ['transcription', 'translation'],
  'caption_requests.state': captionRequestStates,
  'directory_groups.role': roleKeys,
  'groups.source': enumerations.GroupSources,
  'identity_links.purpose': ['new password', 'confirm email'],
  'live_events.input': enumerations.LiveInputs,
  'live_events.state': enumerations.LiveStates,
  'live_messages.kind': enumerations.LiveMessageKinds,
  'live_messages.state': enumerations.LiveMessageStates,
  'live_polls.state': enumerations.LivePollStates,
  'live_keys.input': enumerations.LiveInputs,
  'memberships.role': roleKeys,
  'memberships.status': valuesOf(enumerations.ActiveState),
  'notification_choices.digest': ['off', 'daily', 'weekly'],
  'onboardings.role': roleKeys,
  'playing_days.browser': browsers,
  'playing_days.network': networks,
  'reminders.mail_due': ['set', 'moved', 'published'],
  'retention_rules.action': retentionActions,
  'retention_rules.since': retentionSince,
  'schedules.action': valuesOf(enumerations.ScheduleAction),
  'schedules.status': valuesOf(enumerations.ScheduleStatus),
  'search_entries.kind': ['speaker', 'tag'],
  'subtitles.format': writtenFormats,
  'upload_companions.kind': ['subtitles', 'attachment'],
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
  processing_status: enumerations.ProcessingStatus,
  expiration_option: enumerations.ExpirationOption,
  media_type: enumerations.MediaType,
  watch_status: enumerations.WatchStatus,
  reaction_type: enumerations.ReactionType,
  'reviews.status': enumerations.ReviewStatus,
  'schedules.status': enumerations.ScheduleStatus,
  'schedules.action': enumerations.ScheduleAction,
  'memberships.status': enumerations.ActiveState,
  'people.status': enumerations.ActiveState,
};

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
