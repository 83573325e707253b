// On both databases: the lock of an event, and people who do something at once.
import { randomUUID } from 'node:crypto';
import { ProcessingStatus } from '@tv/contract/enumerations';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import { aPerson } from '../test-builders.ts';
import { startTestService, type TestService } from '../test-service.ts';
import { actionsAt, anEvent, talkAt } from './test-talk.ts';

let service: TestService;
let event: Awaited<ReturnType<typeof anEvent>>;
let talk: ReturnType<typeof talkAt>;
const start = new Date('2026-03-02T09:02:00Z');
beforeAll(async () => {
  service = await startTestService(start);
});
afterAll(() => service.close());
beforeEach(async () => {
  service.setNow(start);
  event = await anEvent(service);
  talk = talkAt(service, event.id);
});

test('a question is asked once, with a short name and its second, and people vote for it', async () => {
  const { maria, jonas } = event;
  const { status, body, messageId } = await talk.write(maria, '  When do we move?  ');
  expect([status, body]).toMatchObject([
    200,
    { text: 'When do we move?', name: 'Maria K.', second: 120, state: 'open', votes: 0, isOwn: true },
  ]);
  expect((await talk.write(maria, 'Something else', 'question', messageId)).body.text).toBe(
    'When do we move?',
  );
  // The id is Maria's.
  expect((await talk.write(jonas, 'Mine', 'question', messageId)).status).toBe(404);
  const elsewhere = await anEvent(service);
  const foreign = await talkAt(service, elsewhere.id).write(elsewhere.maria, 'Mine', 'question', messageId);
  expect(foreign.status).toBe(404);
  const other = await talk.write(jonas, 'Why?');
  const votes = await Promise.all([
    talk.vote(jonas, messageId),
    talk.vote(jonas, messageId),
    talk.vote(maria, messageId),
  ]);
  expect(votes.map((vote) => vote.status)).toEqual([204, 204, 204]);
  const { body: listed } = await talk.list(jonas, { kind: 'question', order: 'votes' });
  expect(listed.map(({ id, votes: count, hasVoted, isOwn }) => [id, count, hasVoted, isOwn])).toEqual([
    [messageId, 2, true, undefined],
    [other.messageId, 0, undefined, true],
  ]);
  expect(listed.some((message) => 'personId' in message)).toBe(false);
  await service.call('DELETE /MediaContents/:id/Talk/Messages/:messageId/Vote', {
    as: jonas.subject,
    params: { id: event.id, messageId },
  });
  expect((await talk.list(jonas)).body.find(({ id }) => id === messageId)?.votes).toBe(1);
  const { body: older } = await talk.list(jonas, {
    kind: 'question',
    before: other.body.number,
    pageSize: 1,
  });
  expect(older.map(({ id }) => id)).toEqual([messageId]);
});

test('where questions are moderated one’s own is shown while it waits, and to all once it is open', async () => {
  const { maria, jonas, moderator } = event;
  await talk.settle(moderator, { isModerated: true });
  const { messageId, body } = await talk.write(maria, 'When?');
  expect(body.state).toBe('waiting');
  const seen = async () =>
    Promise.all([maria, jonas, moderator].map(async (who) => (await talk.list(who)).body.length));
  expect(await seen()).toEqual([1, 0, 1]);
  expect((await talk.vote(jonas, messageId)).status).toBe(404);
  await talk.moderate(moderator, messageId, { state: 'open', isPinned: true });
  expect(await seen()).toEqual([1, 1, 1]);
  await talk.moderate(moderator, messageId, { state: 'hidden' });
  expect(await seen()).toEqual([0, 0, 1]);
  expect((await talk.moderate(maria, messageId, { state: 'open' })).status).toBe(403);
  expect(await actionsAt(service.db, event.id)).toEqual([
    'live talk changed',
    'live message moderated',
    'live message moderated',
  ]);
});

test('the chat is switched on, slowed, and refuses words of the event and of the organization', async () => {
  const { maria, moderator, organization } = event;
  expect((await talk.write(maria, 'Hello', 'chat')).status).toBe(409);
  await talk.settle(moderator, { hasChat: true, slowSeconds: 30, refusedWords: ['Rubbish'] });
  const rules = { showsFullNames: true, showsWatching: true, refusedWords: ['bad idea'] };
  expect(
    (await service.call('PUT /Management/LiveRules', { as: moderator.subject, body: rules })).body,
  ).toEqual(rules);
  for (const text of ['That is RUBBISH!', 'a bad – idea'])
    expect((await talk.write(maria, text, 'chat')).body).toMatchObject({ reason: 'talk.refusedWord' });
  expect((await talk.write(maria, 'A bad, but new idea', 'chat')).body.name).toBe('Maria Keller');
  const refused = await talk.write(maria, 'Again', 'chat');
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '30']);
  expect((await talk.write(moderator, 'One', 'chat')).status).toBe(200);
  expect((await talk.write(moderator, 'Two', 'chat')).status).toBe(200);
  service.setNow(new Date(start.getTime() + 30_000));
  expect((await talk.write(maria, 'Again', 'chat')).status).toBe(200);
  expect(organization).toBeDefined();
});

test('who is muted while writing writes before it or not at all, and who moderates deletes', async () => {
  const { maria, jonas, moderator } = event;
  const { messageId } = await talk.write(maria, 'First');
  const [muted, ...written] = await Promise.all([
    talk.mute(moderator, maria.id),
    ...Array.from({ length: 6 }, () => talk.write(maria, 'More')),
  ]);
  expect(muted.status).toBe(204);
  expect(written.every(({ status }) => status === 200 || status === 403)).toBe(true);
  const shown = (await talk.list(jonas)).body.length;
  expect(shown).toBe(1 + written.filter(({ status }) => status === 200).length);
  expect((await talk.write(maria, 'Still')).body).toMatchObject({ reason: 'talk.muted' });
  expect((await talk.see(maria)).body).toMatchObject({ isMuted: true, mayWrite: false });
  const removing = (as: string) =>
    service.call('DELETE /MediaContents/:id/Talk/Messages/:messageId', {
      as,
      params: { id: event.id, messageId },
    });
  expect((await removing(jonas.subject)).status).toBe(404);
  expect([(await removing(moderator.subject)).status, (await removing(moderator.subject)).status]).toEqual([
    204, 204,
  ]);
  expect((await talk.list(moderator)).body.some(({ id }) => id === messageId)).toBe(false);
  const [stored] = await service.db.query<{ text: string }>(
    sql`select text from live_messages where id = ${messageId}`,
  );
  expect(stored?.text).toBe('');
  const { body: managed } = await service.call('GET /Management/MediaContents/:id/Talk', {
    as: moderator.subject,
    params: { id: event.id },
  });
  expect(managed.muted).toMatchObject([{ personId: maria.id, name: 'Maria Keller' }]);
  await service.call('DELETE /Management/MediaContents/:id/Talk/Mutes/:personId', {
    as: moderator.subject,
    params: { id: event.id, personId: maria.id },
  });
  expect((await talk.write(maria, 'Back')).status).toBe(200);
  expect(await actionsAt(service.db, event.id)).toEqual([
    'live person muted',
    'live message deleted',
    'live person unmuted',
  ]);
});

test('a vote in a poll may be changed while it is open, and none comes after it was closed', async () => {
  const { maria, jonas, moderator } = event;
  const pollId = randomUUID();
  expect((await talk.makePoll(moderator, pollId)).status).toBe(200);
  expect((await talk.choose(maria, pollId, 0)).status).toBe(404);
  expect((await talk.see(maria)).body.polls).toEqual([]);
  await talk.makePoll(moderator, pollId, ['Berlin', 'Rome', 'Oslo']);
  await talk.setPoll(moderator, pollId, 'open');
  expect((await talk.choose(maria, pollId, 3)).status).toBe(404);
  expect((await talk.choose(maria, pollId, 0)).status).toBe(204);
  expect((await talk.choose(maria, pollId, 1)).status).toBe(204);
  expect((await talk.makePoll(moderator, pollId)).status).toBe(409);
  const [open] = (await talk.see(maria)).body.polls;
  expect(open).toMatchObject({ state: 'open', ownVote: 1, second: 120 });
  expect(open).not.toHaveProperty('results');
  expect((await talk.see(moderator)).body.polls[0]?.results).toEqual([0, 1, 0]);
  const [closed, vote] = await Promise.all([
    talk.setPoll(moderator, pollId, 'closed'),
    talk.choose(jonas, pollId, 2),
  ]);
  expect(closed.status).toBe(200);
  const results = (await talk.see(maria)).body.polls[0]?.results;
  expect(results).toEqual([0, 1, vote.status === 204 ? 1 : 0]);
  expect([204, 409]).toContain(vote.status);
  expect((await talk.choose(jonas, pollId, 2)).status).toBe(409);
  expect((await talk.see(maria)).body.polls[0]?.results).toEqual(results);
});

test('reactions are counted once, by the seconds of the recording', async () => {
  const { maria, jonas } = event;
  const react = (who: typeof maria, reactionType: number, amount: number, reactionId = randomUUID()) =>
    service.call('PUT /MediaContents/:id/Talk/Reactions/:reactionId', {
      as: who.subject,
      params: { id: event.id, reactionId },
      body: { reactionType, amount },
    });
  const reactionId = randomUUID();
  await react(maria, 0, 3, reactionId);
  await react(maria, 0, 3, reactionId);
  await react(jonas, 2, 1);
  service.setNow(new Date(start.getTime() + 12_000));
  await react(jonas, 0, 2);
  expect((await talk.see(maria)).body.reactions).toEqual([5, 0, 1]);
  const { body } = await service.call('GET /MediaContents/:id/Talk/Reactions', {
    as: maria.subject,
    params: { id: event.id },
  });
  expect(body).toEqual([
    [120, 3, 0, 1],
    [130, 2, 0, 0],
  ]);
  expect((await react(maria, 0, 11)).status).toBe(400);

  // The recording lacks the minute before the second reaction.
  await talk.write(maria, 'What is next?');
  const stretches = [
    { at: start.getTime() - 120_000, second: 0 },
    { at: start.getTime() + 10_000, second: 60 },
  ];
  await service.db.query(
    sql`update live_events set stretches = ${JSON.stringify(stretches)}::jsonb where media_content_id = ${event.id}`,
  );
  const steps = await service.call('GET /MediaContents/:id/Talk/Reactions', {
    as: maria.subject,
    params: { id: event.id },
  });
  expect(steps.body).toEqual([[60, 5, 0, 1]]);
  expect((await talk.list(maria)).body).toMatchObject([{ second: 62 }]);

  // Its first minute was cut out.
  await service.db.query(sql`
    insert into media_versions (id, media_content_id, version, state, cuts, created_at)
    select gen_random_uuid(), id, package_version, ${ProcessingStatus.COMPLETED}, '{[0,58]}', now()
    from media_contents where id = ${event.id}`);
  const ofCut = await service.call('GET /MediaContents/:id/Talk/Reactions', {
    as: maria.subject,
    params: { id: event.id },
  });
  expect(ofCut.body).toEqual([[0, 5, 0, 1]]);
  expect((await talk.list(maria)).body).toMatchObject([{ second: 4 }]);
});

test('visitors of a public event read, who is signed in elsewhere writes, and nobody after the end', async () => {
  const open = await anEvent(service, { isPublic: true });
  const at = talkAt(service, open.id);
  const elsewhere = event.maria;
  await service.db.query(
    sql`update organizations set has_public_media = true where id = ${open.organization}`,
  );
  expect((await at.see(undefined)).body).toMatchObject({ mayWrite: false, mayModerate: false });
  expect((await at.write(elsewhere, 'From outside')).status).toBe(200);
  expect((await at.list(undefined)).body).toMatchObject([{ text: 'From outside', name: 'Maria K.' }]);
  const written = await service.call('PUT /MediaContents/:id/Talk/Messages/:messageId', {
    params: { id: open.id, messageId: randomUUID() },
    body: { kind: 'question', text: 'Nobody' },
  });
  expect(written.status).toBe(401);
  // An internal event is for members alone, and an item without an event has no talk.
  expect((await talkAt(service, event.id).see(open.maria)).status).toBe(404);
  const pollId = randomUUID();
  await at.makePoll(open.moderator, pollId);
  await at.setPoll(open.moderator, pollId, 'open');
  await service.db.query(
    sql`update live_events set state = 'ended', ended_at = now() where media_content_id = ${open.id}`,
  );
  expect((await at.choose(open.maria, pollId, 0)).body).toMatchObject({ reason: 'talk.isOver' });
  expect((await at.write(open.maria, 'Late')).body).toMatchObject({ reason: 'talk.isOver' });
  expect((await at.list(undefined)).body).toHaveLength(1);
});

test('a manager takes all of it, and legal holds keep it', async () => {
  const { maria, moderator } = event;
  await talk.settle(moderator, { isModerated: true });
  const { messageId } = await talk.write(maria, '=1+1');
  const pollId = randomUUID();
  await talk.makePoll(moderator, pollId);
  const take = (
    name: 'GET /Management/MediaContents/:id/Talk.csv' | 'GET /Management/MediaContents/:id/Talk.json',
  ) => service.call(name, { as: moderator.subject, params: { id: event.id } });
  expect(String((await take('GET /Management/MediaContents/:id/Talk.csv')).body).split('\r\n')).toEqual([
    '\uFEFFkind,at,second,name,text,state,votes',
    `question,2026-03-02T09:02:00.000Z,120,Maria K.,"'=1+1",waiting,0`,
    'poll,2026-03-02T09:02:00.000Z,120,Where next?,Berlin,draft,0',
    'poll,2026-03-02T09:02:00.000Z,120,Where next?,Rome,draft,0',
    '',
  ]);
  expect(JSON.parse(String((await take('GET /Management/MediaContents/:id/Talk.json')).body))).toMatchObject({
    messages: [{ id: messageId, personId: maria.id }],
    polls: [{ id: pollId }],
    reactions: [0, 0, 0],
  });
  expect(await actionsAt(service.db, event.id)).toContain('live talk exported');
  const admin = await aPerson(service.db, { organizations: [[event.organization, 'Admin']] });
  await service.call('PUT /Management/MediaContents/:id/LegalHold', {
    as: admin.subject,
    params: { id: event.id },
    body: { reason: 'Case 7' },
  });
  const removed = await service.call('DELETE /MediaContents/:id/Talk/Messages/:messageId', {
    as: maria.subject,
    params: { id: event.id, messageId },
  });
  expect(removed.status).toBe(409);
  const erased = await service.call('DELETE /Users/Me/Data', { as: maria.subject });
  expect([erased.status, erased.body]).toMatchObject([409, { reason: 'holds.items' }]);
});
