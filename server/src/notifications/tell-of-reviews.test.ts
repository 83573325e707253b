import { ContentStatus, ReviewAction } from '@tv/contract/enumerations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOutbox } from '../platform/mail/outbox.ts';
import { sql } from '../platform/db/sql.ts';
import { aMediaContent, anOrganization, aPerson } from '../test-builders.ts';
import { startTestService, type TestService } from '../test-service.ts';
import { tellOfReviews } from './tell-of-reviews.ts';

let service: TestService;
let own: string;
beforeAll(async () => {
  service = await startTestService();
  own = await anOrganization(service.db, { name: 'Own' });
});
afterAll(() => service.close());

const tick = () =>
  tellOfReviews({
    db: service.db,
    outbox: createOutbox('a secret key that only this test has'),
    publicUrl: 'https://tv.example',
    clock: service.now,
  });
const subjects = async ({ id }: { id: string }) =>
  (await service.mails(`${id}@tv.example`)).map(({ subject }) => subject);

test('reviewers hear of submissions, submitters of decisions, each once and in their language', async () => {
  const author = await aPerson(service.db, { organizations: [[own, 'ContentManager']] });
  const manager = await aPerson(service.db, { organizations: [[own, 'OrganizationManager']] });
  const reviewer = await aPerson(service.db, { organizations: [own], rights: { mayReview: true } });
  const viewer = await aPerson(service.db, { organizations: [own] });
  const left = await aPerson(service.db, {
    organizations: [[own, 'OrganizationManager']],
    isInactive: true,
  });
  await service.db.query(sql`update people set language = 'de' where id = any(${[author.id, reviewer.id]})`);
  const id = await aMediaContent(service.db, own, {
    title: 'The drill',
    status: ContentStatus.DRAFT,
    createdBy: author.id,
  });
  const params = { id };
  const submit = () =>
    service.call('POST /Management/MediaContents/:id/Reviews', { as: author.subject, params, body: {} });
  const act = (as: { subject: string }, action: number, comment = '') =>
    service.call('POST /Management/MediaContents/:id/Reviews/Actions', {
      as: as.subject,
      params,
      body: { action, comment },
    });
  await submit();
  await Promise.all([tick(), tick()]);
  expect(await subjects(reviewer)).toEqual(['Zu prüfen: The drill']);
  expect(await subjects(manager)).toEqual(['To review: The drill']);
  expect([await subjects(viewer), await subjects(left), await subjects(author)]).toEqual([[], [], []]);
  const [mail] = await service.mails(`${manager.id}@tv.example`);
  expect(mail?.text).toContain(`https://tv.example/studio/review/${id}`);

  await act(reviewer, ReviewAction.Comment, 'At the start, too.');
  await act(reviewer, ReviewAction.RequestChanges, 'Louder, please.');
  await tick();
  const [authorMail] = await service.mails(`${author.id}@tv.example`);
  expect(authorMail?.subject).toBe('Änderungen erbeten: The drill');
  expect(authorMail?.text).toContain('„Louder, please.“');
  expect(authorMail?.text).toContain('Eine Anmerkung ist offen.');
  await submit();
  await act(manager, ReviewAction.Approve);
  await tick();
  await tick();
  expect(await subjects(author)).toEqual(['Änderungen erbeten: The drill', 'Freigegeben: The drill']);
  expect(await subjects(reviewer)).toEqual(['Zu prüfen: The drill', 'Zu prüfen: The drill']);
});

test('nobody is told of their own withdrawal', async () => {
  const author = await aPerson(service.db, { organizations: [[own, 'ContentManager']] });
  const id = await aMediaContent(service.db, own, { status: ContentStatus.DRAFT, createdBy: author.id });
  const given = { as: author.subject, params: { id } };
  await service.call('POST /Management/MediaContents/:id/Reviews', { ...given, body: {} });
  await service.call('POST /Management/MediaContents/:id/Reviews/Actions', {
    ...given,
    body: { action: ReviewAction.Discard },
  });
  await tick();
  expect(await subjects(author)).toEqual([]);
});
