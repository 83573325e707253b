// Only on PostgreSQL: the embedded database has no second lock, so there the isolation suite shows that the conditions hold alone.
import { api, type CallName } from '@tv/contract/api';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { crossingCalls } from '../platform/auth/scope-of-call.ts';
import type { Database } from '../platform/db/database.ts';
import { crossingWork } from '../platform/db/crossing-work.ts';
import { crossing, currentScope, saysItsScope, type Scope, withinScope } from '../platform/db/scope.ts';
import { type Sql, sql, rawSql, type Statement } from '../platform/db/sql.ts';
import { createAsker } from './check-isolation.ts';
import { compareRights } from './compare-rights.ts';
import { expectedAnswers } from './expected-answers.ts';
import { personas } from './personas.ts';
import { startWithProvider, type TrustService } from './start-with-provider.ts';
import { buildTrustWorld, targets, type TrustWorld } from './trust-world.ts';

type Asked = { text: string; values: unknown[]; scope: Scope };

let service: TrustService;
let world: TrustWorld;
const asked = new Map<string, Asked>();
const unsaid = new Set<string>();
const rights = compareRights();

/** A word that only texts of the other organization have. */
const canary = 'zwitscherling';

describe.skipIf(!process.env.TEST_DATABASE_URL)('the second lock', () => {
  beforeAll(async () => {
    service = await startWithProvider();
    world = await buildTrustWorld(service);
    await service.adoptPeople();
    await markOther(service.db, world.organizations.anothers);
    const stop = record(service.db);
    const ask = await createAsker(service, world);
    for (const name of Object.keys(expectedAnswers) as CallName[])
      for (const persona of personas)
        for (const target of targets)
          if (expectedAnswers[name].answers[target]) await ask(name, persona, target);
    stop();
  }, 300_000);
  afterAll(() => service?.close());

  test('every statement of a call has a scope, or belongs to work that crosses organizations', () => {
    expect([...unsaid]).toEqual([]);
    expect(asked.size).toBeGreaterThan(200);
  });

  test('work that crosses organizations needs no right that its role lacks', () => {
    expect(rights.missing()).toEqual([]);
    console.info(`Rights that no call of this suite needed: ${JSON.stringify(rights.unused())}`);
  });

  test('a read that forgets an organization, a membership or that an item is public answers nothing foreign', async () => {
    const other = world.organizations.anothers;
    const foreign = await foreignTo(service.db, other);
    const told: string[] = [];
    let forgetful = 0;
    let unlocked = 0;
    for (const { text, values, scope } of asked.values()) {
      const forgotten = withoutConditions(text);
      // Whoever belongs to the other organization may read it.
      if (forgotten === text || !isRead(text) || scope.ids.includes(other)) continue;
      forgetful++;
      const run = () => service.db.query({ text: forgotten, values }).then(JSON.stringify, () => '');
      const alone = await crossing('start', run);
      const tells = (answer: string) => foreign.find((each) => answer.includes(each));
      if (tells(alone)) unlocked++;
      const found = tells(await withinScope(scope, run));
      if (found && !isSearch(text)) told.push(`${found}: ${forgotten.replace(/\s+/g, ' ').slice(0, 600)}`);
    }
    expect(told).toEqual([]);
    expect(forgetful).toBeGreaterThan(60);
    // Without the second lock they do tell, so that this test would notice.
    expect(unlocked).toBeGreaterThanOrEqual(15);
  }, 120_000);
});

/** Keeps what the service asks in scopes, each text once a kind of scope, and what it asks without saying whose rows it touches. */
function record(db: Database): () => void {
  const { query, transaction } = db;
  const note = ({ text, values }: Statement) => {
    rights.note(text);
    const scope = currentScope();
    if (scope) asked.set(`${scope.ids.length} ${text}`, { text, values, scope });
    if (!saysItsScope()) unsaid.add(text.replace(/\s+/g, ' ').trim().slice(0, 160));
  };
  const spies = [
    vi.spyOn(db, 'query').mockImplementation((statement) => {
      note(statement);
      return query.call(db, statement) as never;
    }),
    vi.spyOn(db, 'transaction').mockImplementation(
      (work) =>
        transaction.call(db, (queries) =>
          work({
            query: (statement) => {
              note(statement);
              return queries.query(statement) as never;
            },
          }),
        ) as never,
    ),
  ];
  return () => spies.forEach((spy) => spy.mockRestore());
}

const isRead = (text: string) =>
  !/\b(insert into|update \w+|delete from|for update|for share|set_config|nextval)\b/.test(text);
/** Search reads words by indexes that no policy allows: ADR 70 says what is left to the first lock. */
const isSearch = (text: string) => /\bfrom search_|\bjoin search_/.test(text);

/** The statement as somebody would write it who forgets whose rows are asked for. */
const withoutConditions = (text: string): string =>
  text
    .replace(/((?:\w+\.)?organization_id = (?:any\(\$\d+::uuid\[\]\)|\$\d+(?:::uuid)?))/g, '($1) is not null')
    .replace(
      /(\w+\.organization_id) in \(\s*select organization_id from memberships/g,
      '$1 in (select id from organizations) or null in (select organization_id from memberships',
    )
    .replace(/\bmc\.visibility = 2\b/g, 'mc.visibility > 0');

async function markOther(db: Database, other: string): Promise<void> {
  const mark = (statement: Sql) => db.query(statement);
  await mark(sql`update media_contents set description = ${canary}, tags = array[${canary}], speakers = array[${canary}],
    title = ${canary} where organization_id = ${other}::uuid and visibility = 1`);
  await mark(sql`update groups set name = ${canary} || id where organization_id = ${other}::uuid`);
  await mark(
    sql`update directory_groups set display_name = ${canary} || id where organization_id = ${other}::uuid`,
  );
  await mark(sql`update directory_tokens set name = ${canary} || id where organization_id = ${other}::uuid`);
  await mark(sql`update onboardings set email = ${canary} || id where organization_id = ${other}::uuid`);
  await mark(sql`update uploads set file_name = ${canary} where organization_id = ${other}::uuid`);
  await mark(sql`update subtitles set language_name = ${canary}
    where media_content_id in (select id from media_contents where organization_id = ${other}::uuid and visibility = 1)`);
  await mark(sql`update attachments set file_name = ${canary}
    where media_content_id in (select id from media_contents where organization_id = ${other}::uuid and visibility = 1)`);
}

/** What tells of the other organization: the word, and the ids of its rows, but for what it shows to everybody. */
async function foreignTo(db: Database, other: string): Promise<string[]> {
  const tables = [
    'groups',
    'directory_groups',
    'directory_tokens',
    'onboardings',
    'self_registrations',
    'organization_domains',
  ];
  const of = (text: string) => db.query<{ id: string }>(sql`${rawSql(text)} = ${other}::uuid`);
  const rows = await Promise.all([
    of('select id from media_contents where visibility = 1 and organization_id'),
    ...tables.map((table) => of(`select id from ${table} where organization_id`)),
  ]);
  return [canary, ...rows.flat().map(({ id }) => id)];
}

test('the crossing calls are calls of the contract, each with a reason', () => {
  expect(Object.keys(crossingCalls).filter((name) => !(name in api))).toEqual([]);
  expect(Object.values(crossingCalls).filter((what) => crossingWork[what].reason.length < 20)).toEqual([]);
});
