// Only on PostgreSQL: the embedded database has no second lock, so there the isolation suite shows that the conditions hold alone.
import { join } from 'node:path';
import { api, type CallName } from '@tv/contract/calls/api';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { crossingCalls } from '../../../src/platform/auth/scope-of-call.ts';
import type { Database } from '../../../src/platform/db/database.ts';
import { crossingWork } from '../../../src/platform/db/second-lock/crossing-work.ts';
import {
  crossing,
  currentScope,
  saysItsScope,
  withinScope,
} from '../../../src/platform/db/second-lock/scope.ts';
import type { Statement } from '../../../src/platform/db/sql.ts';
import { createAsker } from '../check-isolation.ts';
import { compareRights } from './compare-rights.ts';
import { expectedAnswers } from '../expected-answers/expected-answers.ts';
import { statusOf } from '../expected-answers/expected-status.ts';
import {
  changesOf,
  filesWithConditions,
  foreignIds,
  isWrite,
  type RecordedStatement,
  type Locked,
  lockedTables,
  unforgotten,
  withForeignIds,
  withoutConditions,
} from './forgotten-conditions.ts';
import type { Persona } from '../personas.ts';
import { startWithProvider, type ServiceWithProvider } from '../start-with-provider.ts';
import { buildIsolationWorld, type Target, type IsolationWorld } from '../isolation-world.ts';
import { uncoveredFiles } from './uncovered-files.ts';

/** Those whose calls have different statements or scopes, and what they are made at. */
const recorded: readonly Persona[] = [
  ...(['no bearer', 'visitor', 'unknown', 'viewer', 'content manager', 'organization manager'] as const),
  ...(['admin', 'viewer elsewhere', 'provider admin', 'reviewer', 'guest', 'guest of a category'] as const),
  ...(['key', 'key of a category'] as const),
];
const recordedAt: readonly Target[] = [
  ...(['own', 'own public', 'own locked', 'own upcoming', 'own hidden', 'own in review'] as const),
  ...(['anothers', 'anothers public', 'for a group'] as const),
];

let service: ServiceWithProvider;
let world: IsolationWorld;
let locked: Locked[];
const statements = new Map<string, RecordedStatement>();
const unsaid = new Set<string>();
/** The files whose statements were asked, below server/src. */
const coveredFiles = new Set<string>();
const rights = compareRights();

describe.skipIf(!process.env.TEST_DATABASE_URL)('the second lock', () => {
  beforeAll(async () => {
    service = await startWithProvider();
    world = await buildIsolationWorld(service);
    await service.adoptPeople();
    locked = await lockedTables(service.db);
    const ask = await createAsker(service, world);
    const stop = record(service.db);
    for (const name of Object.keys(expectedAnswers) as CallName[])
      for (const persona of recorded)
        for (const target of recordedAt)
          if (statusOf(name, persona, target)) await ask(name, persona, target);
    stop();
  }, 900_000);
  afterAll(() => service?.close());

  test('every statement of a call has a scope, or belongs to work that crosses organizations', () => {
    expect([...unsaid]).toEqual([]);
    expect(statements.size).toBeGreaterThan(200);
  });

  test('every condition of an organization is one that these tests forget, and every file with one is asked', () => {
    const left = new Set([...statements.values()].flatMap(({ text }) => unforgotten(text)));
    expect([...left]).toEqual([]);
    const unasked = filesWithConditions(join(import.meta.dirname, '../../../src')).filter(
      (file) => !coveredFiles.has(file),
    );
    expect(unasked).toEqual(Object.keys(uncoveredFiles).sort());
  });

  test('work that crosses organizations needs no right that its role lacks', () => {
    expect(rights.missing()).toEqual([]);
    console.info(`Rights that no call of this suite needed: ${JSON.stringify(rights.unused())}`);
  });

  test('a read that forgets an organization, a membership or that an item is public answers nothing foreign', async () => {
    const other = world.organizations.anothers;
    const foreign = await foreignIds(service.db, locked, other);
    const disclosing = new Set<string>();
    let forgetful = 0;
    let unlocked = 0;
    for (const statement of statements.values()) {
      // Whoever belongs to the other organization may read it.
      if (isWrite(statement.text) || statement.scope.ids.includes(other)) continue;
      for (const forgotten of forgetfulOf(statement)) {
        forgetful++;
        // What was asked with tells nothing.
        const given = JSON.stringify(forgotten.values);
        const run = () => service.db.query(forgotten).then(JSON.stringify, () => '');
        const alone = await crossing('start', run);
        const tells = (answer: string) =>
          foreign.find((each) => answer.includes(each) && !given.includes(each)) ??
          world.words
            .found(answer)
            .filter(({ owner }) => isKeptBy(owner, 'other'))
            .map(({ owner, column }) => `${column} of ${owner}`)[0];
        if (tells(alone)) unlocked++;
        const found = tells(await withinScope(statement.scope, run));
        if (!found) continue;
        const left = leftToTheFirst(forgotten.text);
        if (left) used.add(left);
        else disclosing.add(`${found}: ${forgotten.text.replace(/\s+/g, ' ').slice(0, 600)}`);
      }
    }
    expect([...disclosing]).toEqual([]);
    expect(forgetful).toBeGreaterThan(60);
    // Without the second lock they do tell, so that this test would notice.
    expect(unlocked).toBeGreaterThanOrEqual(15);
  }, 900_000);

  test('a write that forgets them, or gets the ids of another organization, changes nothing foreign', async () => {
    const other = world.organizations.anothers;
    const changed = new Set<string>();
    let tried = 0;
    let unlocked = 0;
    for (const statement of statements.values()) {
      if (!isWrite(statement.text) || statement.scope.ids.includes(other)) continue;
      for (const forgotten of forgetfulOf(statement)) {
        tried++;
        const alone = await crossing('start', () => changesOf(service.db, forgotten, locked, other));
        if (alone.length > 0) unlocked++;
        const found = await withinScope(statement.scope, () =>
          changesOf(service.db, forgotten, locked, other),
        );
        if (found.length > 0)
          changed.add(`${found.join()}: ${forgotten.text.replace(/\s+/g, ' ').slice(0, 600)}`);
      }
    }
    expect([...changed]).toEqual([]);
    expect(tried).toBeGreaterThan(60);
    expect(unlocked).toBeGreaterThanOrEqual(15);
  }, 900_000);

  test('what is left to the first lock is needed', () => {
    expect([...used].sort()).toEqual(Object.keys(exemptions).sort());
    expect(Object.values(exemptions).filter(({ reason }) => reason.length < 20)).toEqual([]);
  });
});

/** A statement without its conditions, with the ids of another organization's things, and both. */
function forgetfulOf({ text, values }: RecordedStatement): Statement[] {
  const forgotten = withoutConditions(text);
  const foreign = withForeignIds(values, world);
  return [
    ...(forgotten === text ? [] : [{ text: forgotten, values }]),
    ...(foreign ? [{ text, values: foreign }] : []),
    ...(foreign && forgotten !== text ? [{ text: forgotten, values: foreign }] : []),
  ];
}

/** Of an organization's texts those that it does not show to everybody. */
const isKeptBy = (owner: string, organization: string) =>
  owner === `item anothers: ${owner.split(': ')[1]}` ||
  (owner.startsWith(`organization ${organization}: `) && !owner.endsWith(': public'));

/**
 * Statements that tell of foreign rows without their conditions, because the second lock leaves a table to the first: the
 * table that they name, and the reason (ADR 70, `row-security.test.ts`).
 */
const exemptions: Record<string, { statement: RegExp; reason: string }> = {
  'settings of an organization': {
    statement: /\bfrom organizations where id = \$1/,
    reason: 'they stand in the row with its name and looks, which are public',
  },
  'names of captions': {
    statement: /\bfrom subtitles\b/,
    reason: 'each statement of an item reads them; the texts and all changes have a policy',
  },
  'languages of sound tracks': {
    statement: /\bfrom sound_tracks\b/,
    reason: 'ids and languages, which each statement of an item reads; changes have a policy',
  },
  'requests for captions': {
    statement: /\bfrom caption_requests\b/,
    reason: 'states of work; each statement of an item reads them. Changes have a policy',
  },
};
const used = new Set<string>();

const leftToTheFirst = (text: string): string | undefined =>
  Object.entries(exemptions).find(([, { statement }]) => statement.test(text))?.[0];

/** Keeps what the service asks in scopes, each text once a kind of scope, and what it asks without saying whose rows it touches. */
function record(db: Database): () => void {
  const { query, transaction } = db;
  const note = ({ text, values }: Statement) => {
    rights.note(text);
    const scope = currentScope();
    for (const [, file] of (new Error().stack ?? '').matchAll(/server\/src\/(\S+?db\.ts):/g))
      coveredFiles.add(file!);
    if (scope) statements.set(`${scope.ids.length} ${text}`, { text, values, scope });
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

test('the crossing calls are calls of the contract, each with a reason', () => {
  expect(Object.keys(crossingCalls).filter((name) => !(name in api))).toEqual([]);
  expect(Object.values(crossingCalls).filter((what) => crossingWork[what].reason.length < 20)).toEqual([]);
});
