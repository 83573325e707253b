import { ReviewStatus } from '@tv/contract/enumerations';
import { expect, it } from 'vitest';
import { audienceOf, statusWords } from './status-words.ts';
import { testItem } from './test-item.ts';

const now = Date.parse('2026-11-22T12:00:00Z');
const words = (facts: Parameters<typeof testItem>[0]) => {
  const { words, detail, tone } = statusWords(testItem(facts), now);
  return [words, detail, tone];
};

it.each<[string, Parameters<typeof testItem>[0], string[]]>([
  ['a draft', { state: 'draft', permitted: ['publish', 'submit'] }, ['Draft', 'never published', 'plain']],
  [
    'a draft that needs a review',
    { state: 'draft', permitted: ['submit'] },
    ['Draft', 'never sent for review', 'plain'],
  ],
  [
    'a draft whose review was withdrawn',
    { state: 'draft', permitted: ['submit'], reviewStatus: ReviewStatus.Abandoned },
    ['Draft', 'review withdrawn', 'plain'],
  ],
  [
    'a draft that was reviewed',
    { state: 'draft', permitted: ['submit'], reviewStatus: ReviewStatus.Completed },
    ['Draft', 'never published', 'plain'],
  ],
  [
    'a draft that was out',
    { state: 'draft', firstPublishedDate: '2026-11-03T12:00:00Z' },
    ['Draft', 'was published Nov 3, 2026', 'plain'],
  ],
  ['a draft sent back', { state: 'draft', reviewStatus: 11 }, ['Draft', 'changes requested', 'warning']],
  [
    'in review',
    { state: 'inReview', reviewDate: '2026-11-18T12:00:00Z' },
    ['In review', 'since Nov 18', 'plain'],
  ],
  ['approved', { state: 'approved', reviewDate: '2026-11-20T12:00:00Z' }, ['Approved', 'on Nov 20', 'plain']],
  ['published', { publishDate: '2026-11-19T12:00:00Z' }, ['Published', 'Nov 19, 2026', 'plain']],
  [
    'a public link that ends',
    { visibility: 2, expirationOption: 1, expirationDate: '2026-12-31T12:00:00Z' },
    ['Published', 'link ends Dec 31', 'plain'],
  ],
  [
    'a public link that ended',
    { visibility: 2, expirationOption: 1, expirationDate: '2026-11-01T12:00:00Z' },
    ['Published', 'link ended Nov 1', 'plain'],
  ],
  [
    'processing',
    { state: 'processing', processing: { stage: 'processing', progress: 0.439, secondsLeft: 170 } },
    ['Processing 43%', 'about 3 min left', 'plain'],
  ],
  [
    'processing for hours',
    { state: 'processing', processing: { stage: 'processing', progress: 0, secondsLeft: 7300 } },
    ['Processing 0%', 'about 2 h left', 'plain'],
  ],
  [
    'on its way',
    { state: 'processing', processing: { stage: 'uploading', progress: 0.62 } },
    ['Processing', 'uploading 62%', 'plain'],
  ],
  ['in the queue', { state: 'processing' }, ['Processing', 'waiting for its turn', 'plain']],
  [
    'out and made anew',
    { processing: { stage: 'processing', progress: 0.5 } },
    ['Published', 'reprocessing, 50%', 'plain'],
  ],
  [
    'failed',
    { state: 'failed', problem: 'Sound cannot be read' },
    ['Failed', 'Sound cannot be read', 'error'],
  ],
  ['failed for no known reason', { state: 'failed' }, ['Failed', 'could not be processed', 'error']],
  [
    'deleted, restorable',
    { state: 'deleted', deletedDate: '2026-11-20T12:00:00Z', permitted: ['restore'] },
    ['Deleted', 'can be restored until Dec 20', 'plain'],
  ],
  ['deleted', { state: 'deleted', deletedDate: '2026-11-20T12:00:00Z' }, ['Deleted', 'on Nov 20', 'plain']],
])('%s', (_, facts, expected) => expect(words(facts)).toEqual(expected));

it('a scheduled item says its moment, and one that is out its end', () => {
  expect(words({ state: 'scheduled', scheduledPublicationDate: '2026-11-26T18:00:00Z' })[1]).toMatch(
    /^for Nov 26, /,
  );
  expect(words({ scheduledUnpublicationDate: '2026-12-01T18:00:00Z' })[1]).toMatch(/^until Dec 1, /);
});

it('says who sees it, and what narrows that', () => {
  const audience = (facts: Parameters<typeof testItem>[0]) => audienceOf(testItem(facts), now);
  expect(audience({})).toEqual({ kind: 'internal', words: 'Internal', isLocked: false, ends: '' });
  expect(audience({ visibility: 2, isPasswordProtected: true })).toMatchObject({
    kind: 'public',
    isLocked: true,
  });
  expect(audience({ isPasswordProtected: true }).isLocked).toBe(false);
  expect(audience({ isListed: false, audience: { kind: 'chosen' } })).toMatchObject({
    kind: 'chosen',
    words: 'Selected',
  });
  expect(audience({ visibility: 2, isListed: false })).toMatchObject({ kind: 'unlisted', words: 'Unlisted' });
  expect(audience({ visibility: 2, expirationOption: 1, expirationDate: '2026-12-31T12:00:00Z' }).ends).toBe(
    'public link ends Dec 31',
  );
});
