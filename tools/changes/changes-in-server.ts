import { migrated, newMigration, replace, replaceFirst, tried, type TriedChange } from './tried-change.ts';

const renamedColumn = 'alter table playlist_items rename column added_at to saved_at;\n';
const newTable = `create table remarks_of_items (
  media_content_id uuid not null references media_contents on delete cascade,
  organization_id uuid not null references organizations on delete cascade,
  at_seconds real not null,
  text text not null
);
`;

/** Changes whose first file is in `server/`, `cli/`, `sources/` or `identity/`. */
export const changesInServer: readonly TriedChange[] = [
  tried('a column', newMigration(renamedColumn)),
  migrated('a column', renamedColumn),
  tried(
    'a trigger',
    replace(
      'server/migrations/0160-legal-holds.sql',
      "raise exception 'under legal hold'",
      "raise exception 'kept by a legal hold'",
    ),
  ),
  tried(
    'which migrations became one',
    replaceFirst('server/migrations/0113-baseline.sql', '-- stands for:', '-- takes the place of:'),
  ),
  tried(
    'what search finds, and in which order',
    replace(
      'server/src/media-contents/search/score-db.ts',
      '{ A: 1, B: 0.85, C: 0.7, D: 0.45 }',
      '{ A: 0.2, B: 0.85, C: 0.1, D: 1 }',
    ),
  ),
  tried(
    'the order of a list by name',
    replace('server/src/platform/db/list-order.ts', 'sql`order_key(${name}, ', 'sql`concat(${name}, '),
  ),
  tried(
    'what an item shows to its managers, from another table',
    newMigration('drop trigger withdraw_unfiled_items on media_content_categories;\n'),
  ),
  tried(
    'who may see an item',
    replace(
      'server/src/media-contents/visibility.ts',
      'sql`mc.status = ${PUBLISHED} and ${inScope(viewer, now)}`',
      'sql`mc.status = ${PUBLISHED} and (mc.visibility = ${PUBLIC} or ${inScope(viewer, now)})`',
    ),
  ),
  tried(
    'who may see an item',
    replace(
      'server/src/media-contents/visibility.ts',
      '  ${of.audience} is null or ${of.audience} && ${namesOf(personId)}',
      '  true or ${of.audience} && ${namesOf(personId)}',
    ),
  ),
  tried(
    'what archiving removes of an item',
    replace(
      'server/src/ingest/archive/move-db.ts',
      '    renditions: [],',
      '    renditions: media.renditions,',
    ),
  ),
  migrated('a table with seconds of an item', newTable),
  tried(
    'a place where something of an item or a person stands',
    replace(
      'server/src/backup/traces-db.ts',
      "    after: 'a day',\n    late: [['unused_folders'",
      "    after: 'two days',\n    late: [['unused_folders'",
    ),
  ),
  tried(
    'a place where something of an item or a person stands',
    newMigration(
      'alter table media_contents disable trigger withdraw_gone_item;\ncreate table kept_titles (title text);\ncreate function keep_title() returns trigger language plpgsql as $$ begin insert into kept_titles values (old.title); return old; end $$;\ncreate trigger keep_title before delete on media_contents for each row execute function keep_title();\n',
    ),
  ),
  tried(
    'how old addresses are compared',
    replace('server/src/old-addresses/old-address.ts', "['t', 'start', 'time_continue']", "['start']"),
  ),
  migrated("a table with an organization's rows", newTable),
  tried(
    'work that crosses organizations',
    replace('server/src/platform/db/second-lock/crossing-work.ts', "  'secret address'", "  'secret link'"),
  ),
  tried(
    'whether pages of other sites may read a call that needs no person',
    replace('server/src/platform/http/origins/whose-answer.ts', "  'GET /About/SignIn': 'any',\n", ''),
  ),
  tried(
    'whether pages of other sites may read a call that needs no person',
    replace(
      'server/src/platform/http/origins/whose-answer.ts',
      "'GET /Organizations/:id/Publics': { organization: 'id' }",
      "'GET /Organizations/:id/Publics': { organization: 'organizationId' }",
    ),
  ),
  tried(
    'a setting',
    replace(
      'server/src/platform/config.ts',
      "      smtpUrl: address(env, 'SMTP_URL', ['smtp:', 'smtps:']),",
      "      smtpUrl: address(env, 'SMTP_URL', ['smtp:', 'smtps:']) ?? address(env, 'MAIL_URL', ['smtp:']),",
    ),
  ),
  tried(
    'a sentence that the service tells operators: a finding, a problem of a setting',
    replace('server/src/platform/archive/encryption.ts', "['otherPassphrase']", "['wrongPassphrase']"),
  ),
  tried(
    'how often something may be done',
    replace(
      'server/src/platform/limits/limits.ts',
      "'domain check': { organization: hourly(30) }",
      "'domain check': { organization: hourly(300) }",
    ),
  ),
  tried(
    'a kind of job',
    replace(
      'server/src/ingest/poster/poster-jobs.ts',
      '  run: (job, signal) => makePoster(deps, job, signal),\n',
      '',
    ),
  ),
  tried(
    'work that is done again and again',
    replace(
      'server/src/worker.ts',
      "{ task: 'deleting lapsed presences', pause: cleanUpEvery, work: () => deleteLapsedPresences(deps.db) },",
      "{ task: 'deleting lapsed presences', pause: day, work: () => deleteLapsedPresences(deps.db) },",
    ),
  ),
  tried(
    'a metric',
    replace(
      'server/src/platform/http/health/health.ts',
      'Registry.merge([counted, own])',
      'Registry.merge([counted, own].slice(1))',
    ),
  ),
  tried(
    'a role of a process',
    replace(
      'server/src/process-role.ts',
      "['web', 'worker', 'live', 'all']",
      "['web', 'worker', 'live', 'mail', 'all']",
    ),
  ),
  tried(
    'how the object store is asked',
    replace('server/src/platform/storage/sign-s3.ts', "service: 's3'", "service: 's4'"),
  ),
  tried(
    'a note of a reader of other systems',
    replace('sources/src/vimeo/read-vimeo.ts', "where: ['theExport']", "where: ['anExport']"),
  ),
  tried(
    'an option of a command',
    replace(
      'cli/people/groups.ts',
      "  rule: { type: 'string' },",
      "  rule: { type: 'string' },\n  note: { type: 'string' },",
    ),
  ),
  tried('the values of a column in many rows', newMigration('update categories set name = trim(name);\n')),
  tried('a table with parts of items', newMigration('drop trigger keep_held_item on media_contents;\n')),
  tried(
    'a note on a file',
    replace(
      'contract/src/reasons/captions.ts',
      "  'note.readAsUtf8':",
      "  'note.tooLong': 'A caption is too long.',\n  'note.readAsUtf8':",
    ),
  ),
  tried(
    'a text of the command line',
    replace('cli/strings/en/tv.json', '  "noCommand":', '  "someCommand": "Some",\n  "noCommand":'),
  ),
  tried(
    'a text of the command line',
    replace('cli/people/groups.ts', '${text.groups.inQuotes} ', 'Put the name in quotation marks. '),
    replace('cli/help-lines.ts', "  ['    --title <text>', 'importTitle'],\n", ''),
    replace(
      'cli/help-lines.ts',
      "'bring <kind> <what>'",
      "'bring <kind> <what is to be brought in, in the words that the kind of source has for it>'",
    ),
  ),
  tried(
    'a text that takes a title or a name',
    replaceFirst('identity/src/strings/en/pages.json', '"email": "written"', '"email": "string"'),
    replaceFirst('server/src/mail/strings/en/mails.json', '"name": "written"', '"name": "string"'),
  ),
  tried(
    'a text of the sign-in pages',
    replace(
      'identity/src/strings/en/pages.json',
      '  "termsOfService":',
      '  "terms": "Terms",\n  "termsOfService":',
    ),
  ),
  tried(
    'a mail',
    replace(
      'server/src/mail/strings/en/mails.json',
      '  "ifButtonFails":',
      '  "greeting": "Hello",\n  "ifButtonFails":',
    ),
  ),
  tried('the version', replace('package.json', '"version": "2.58.0"', '"version": "2.999.0"')),
  tried(
    'a port, the drain, a command of the service',
    replace(
      'server/src/platform/config.ts',
      "'DRAIN_SECONDS', isLocal ? 0 : 5,",
      "'DRAIN_SECONDS', isLocal ? 0 : 60,",
    ),
  ),
];
