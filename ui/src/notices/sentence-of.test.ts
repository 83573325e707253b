import { noticeKinds } from '@tv/contract/notifications/notice-kinds';
import type { Notice } from '@tv/contract/notifications/notices';
import { expect, test } from 'vitest';
import { sentenceOf } from './sentence-of.ts';

const aNotice = (given: Partial<Notice>): Notice => ({
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'news',
  at: '2026-03-02T09:00:00.000Z',
  isRead: false,
  mediaContentId: '00000000-0000-4000-8000-000000000002',
  title: 'The drill',
  ...given,
});

test.each(noticeKinds)('%s has a sentence around the title', (kind) => {
  const [before, after] = sentenceOf(aNotice({ kind, startsAt: '2026-03-03T09:00:00.000Z' }));
  expect(before).not.toBe('');
  expect(before + after).not.toContain('undefined');
});

test('it names the category and the person, where they are known', () => {
  expect(sentenceOf(aNotice({ category: 'Safety' }))).toEqual(['New in Safety: ', '']);
  expect(sentenceOf(aNotice({}))).toEqual(['New in a category you follow: ', '']);
  expect(sentenceOf(aNotice({ kind: 'approved', actor: 'Content Reviewer' }))[0]).toBe(
    'Content Reviewer approved ',
  );
  expect(sentenceOf(aNotice({ kind: 'approved' }))[0]).toBe('Someone approved ');
});
