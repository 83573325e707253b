import { afterAll, beforeAll, expect, test } from 'vitest';
import { ProblemCode } from '@tv/contract/problems';
import { sql } from '../platform/db/sql.ts';
import { aCategory, aPerson } from '../test-builders.ts';
import { startWatching, type Watching } from './test-watching.ts';

let world: Watching;
beforeAll(async () => {
  world = await startWatching();
});
afterAll(() => world.service.close());

const watched = (query: object = {}) =>
  world.service.call('GET /Management/Analytics/Watched', { as: world.manager.subject, query: { ...query } });
const completions = (query: object) =>
  world.service.call('GET /Management/Analytics/Completions', {
    as: world.manager.subject,
    query: { ...query },
  });
const rowsOf = ({ body }: Awaited<ReturnType<typeof watched>>) =>
  body.map(({ email, title, completedDate }) => [email.split('@')[0], title, completedDate?.slice(0, 10)]);
const named = async (name: string) => {
  const person = await world.member();
  await world.service.db.query(
    sql`update people set email = ${`${name}@own.example`}, first_name = ${name} where id = ${person.id}`,
  );
  return person;
};
const csv = async (name: 'Watched' | 'Completions', query: object) => {
  const { body } = await world.service.call(`GET /Management/Analytics/${name}.csv`, {
    as: world.manager.subject,
    query: { ...query },
  });
  return (body as unknown as string).slice(1).trimEnd().split('\r\n');
};
const noted = async (action: string) =>
  (await world.service.db.query(sql`select subject from audit_log where action = ${action}`)).map(
    ({ subject }) => subject,
  );

test('who watched what is told for a person, an item, a category and a period, with when it was completed', async () => {
  const category = await aCategory(world.service.db, world.own);
  const [safety, talk] = [
    await world.item({ title: 'Safety', categories: [category] }),
    await world.item({ title: 'Talk' }),
  ];
  const [ada, ben] = [await named('ada'), await named('ben')];
  await world.play(ada.subject, safety, [[0, 95]]);
  world.goTo('2026-03-04T09:00:00Z');
  await world.play(ada.subject, safety, [[0, 20]]);
  world.goTo('2026-03-05T09:00:00Z');
  await world.play(ben.subject, safety, [[0, 50]]);
  world.goTo('2026-03-06T09:00:00Z');
  await world.play(ben.subject, talk, [[0, 100]]);

  const adaSafety = ['ada', 'Safety', '2026-03-02'];
  const benSafety = ['ben', 'Safety', undefined];
  const benTalk = ['ben', 'Talk', '2026-03-06'];
  expect(rowsOf(await watched())).toEqual([benTalk, benSafety, adaSafety]);
  expect(rowsOf(await watched({ personId: ben.id }))).toEqual([benTalk, benSafety]);
  expect(rowsOf(await watched({ personId: [ben.id, ada.id] }))).toEqual([benTalk, benSafety, adaSafety]);
  expect(rowsOf(await watched({ mediaContentId: safety }))).toEqual([benSafety, adaSafety]);
  expect(rowsOf(await watched({ categoryId: category, isCompleted: true }))).toEqual([adaSafety]);
  expect(rowsOf(await watched({ isCompleted: false }))).toEqual([benSafety]);
  expect(rowsOf(await watched({ from: '2026-03-04', to: '2026-03-05' }))).toEqual([benSafety, adaSafety]);
  expect(rowsOf(await watched({ searchTerm: 'ADA' }))).toEqual([adaSafety]);

  const first = await watched({ pageSize: 2 });
  const cursor = first.headers['x-pagination-next'];
  expect([rowsOf(first), first.headers['x-pagination-total-results']]).toEqual([[benTalk, benSafety], '3']);
  expect(rowsOf(await watched({ pageSize: 2, cursor }))).toEqual([adaSafety]);
  expect((await watched({ cursor: 'WyIxIiwiMiJd' })).status).toBe(400);

  const table = await csv('Watched', { mediaContentId: safety });
  expect(table[0]).toMatch(/^Email,First name,Last name,Member,Title,Completed,/);
  expect(table.slice(1)).toEqual([
    `ben@own.example,ben,,yes,Safety,no,,50,50,2026-03-05 09:00:00,2026-03-05 09:00:00,${safety}`,
    `ada@own.example,ada,,yes,Safety,yes,2026-03-02 09:00:00,95,95,2026-03-02 09:00:00,2026-03-04 09:00:00,${safety}`,
  ]);
  expect(await noted('watched table taken')).toEqual([safety]);
});

test('members who completed a training are told beside those who began and those who did not', async () => {
  const category = await aCategory(world.service.db, world.own);
  const [one, two] = [
    await world.item({ categories: [category] }),
    await world.item({ categories: [category] }),
  ];
  const [all, half, none] = [await named('x-all'), await named('x-half'), await named('x-none')];
  for (const id of [one, two]) await world.play(all.subject, id, [[0, 100]]);
  await world.play(half.subject, one, [[0, 100]]);
  const read = async (query: object) =>
    (await completions({ searchTerm: 'x-', ...query })).body.map(
      ({ personId, state, completedCount, itemCount }) => [
        personId,
        state,
        `${completedCount} of ${itemCount}`,
      ],
    );
  expect(await read({ mediaContentId: one })).toEqual([
    [all.id, 'completed', '1 of 1'],
    [half.id, 'completed', '1 of 1'],
    [none.id, 'notBegun', '0 of 1'],
  ]);
  expect(await read({ categoryId: category })).toEqual([
    [all.id, 'completed', '2 of 2'],
    [half.id, 'begun', '1 of 2'],
    [none.id, 'notBegun', '0 of 2'],
  ]);
  expect(await read({ categoryId: category, state: ['notBegun'] })).toEqual([
    [none.id, 'notBegun', '0 of 2'],
  ]);
  await world.service.db.query(sql`update people set status = 1 where id = ${none.id}`);
  expect(await read({ categoryId: category, state: ['notBegun'] })).toEqual([]);
  await world.service.db.query(sql`update people set status = 0 where id = ${none.id}`);
  expect((await completions({})).body.exceptionData).toEqual({ field: 'mediaContentId' });
  const table = await csv('Completions', { categoryId: category, searchTerm: 'x-' });
  expect(table.map((line) => line.split(',').slice(0, 6).join())).toEqual([
    'Email,First name,Last name,State,Completed items,Items',
    'x-all@own.example,x-all,,completed,2,2',
    'x-half@own.example,x-half,,begun,1,2',
    'x-none@own.example,x-none,,not begun,0,2',
  ]);
  expect(await noted('completions table taken')).toEqual([category]);
});

test('an organization switches figures with names off, which is noted', async () => {
  const id = await world.item();
  const admin = await aPerson(world.service.db, { organizations: [[world.own, 'Admin']] });
  const change = (as: string, allowsPersonalFigures: boolean) =>
    world.service.call('PATCH /Management/Organization', { as, body: { allowsPersonalFigures } });
  expect((await change(world.manager.subject, false)).status).toBe(403);
  expect((await change(admin.subject, false)).body.allowsPersonalFigures).toBe(false);
  const as = world.manager.subject;
  const answers = await Promise.all([
    watched(),
    completions({ mediaContentId: id }),
    world.service.call('GET /Management/Analytics/Watched.csv', { as }),
    world.service.call('GET /Management/Analytics/Completions.csv', { as, query: { mediaContentId: id } }),
    world.service.call('GET /Management/MediaContents/:id/Watched', { as, params: { id } }),
    world.service.call('GET /Management/MediaContents/:id/Watched.csv', { as, params: { id } }),
  ]);
  for (const { status, body } of answers) {
    const problem = typeof body === 'string' ? JSON.parse(body) : body;
    expect([status, problem.errorCode]).toEqual([403, ProblemCode.PersonalFiguresOff]);
  }
  expect((await world.summary()).allowsPersonalFigures).toBe(false);
  const [line] = await world.service.db.query(
    sql`select detail from audit_log where action = 'organization changed' order by id desc limit 1`,
  );
  expect(line).toEqual({ detail: { allowsPersonalFigures: false } });
  expect((await change(admin.subject, true)).status).toBe(200);
  expect((await watched()).status).toBe(200);
});

test('a time zone is one that there is', async () => {
  const change = (timeZone: string) =>
    world.service.call('PATCH /Management/Organization', { as: world.manager.subject, body: { timeZone } });
  expect((await change('Mars/Olympus')).status).toBe(400);
  expect((await change('Europe/Berlin')).body.timeZone).toBe('Europe/Berlin');
});
