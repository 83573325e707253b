import { because, type ProblemReason } from '@tv/contract/reasons/problem-reasons';
import { ContentStatus } from '@tv/contract/enumerations';

/** The allowed changes of a media content's status. `unreviewed`: only in organizations that ask for no review. */
type Condition = 'always' | 'unreviewed';

const { DRAFT, REVIEW, REVIEW_APPROVED, REVIEW_COMPLETED, SCHEDULED, PUBLISHED, DELETED } = ContentStatus;

const transitions: Record<number, Record<number, Condition>> = {
  [DRAFT]: { [REVIEW]: 'always', [SCHEDULED]: 'unreviewed', [PUBLISHED]: 'unreviewed', [DELETED]: 'always' },
  [REVIEW]: { [REVIEW_APPROVED]: 'always', [DRAFT]: 'always', [DELETED]: 'always' },
  [REVIEW_APPROVED]: { [REVIEW]: 'always', [REVIEW_COMPLETED]: 'always', [DELETED]: 'always' },
  [REVIEW_COMPLETED]: {
    [REVIEW]: 'always',
    [SCHEDULED]: 'always',
    [PUBLISHED]: 'always',
    [DELETED]: 'always',
  },
  [SCHEDULED]: { [PUBLISHED]: 'always', [DRAFT]: 'always', [DELETED]: 'always' },
  [PUBLISHED]: { [DRAFT]: 'always', [DELETED]: 'always' },
  [DELETED]: { [DRAFT]: 'always' },
};

export function mayBecome(from: number, to: number, asksReview: boolean): boolean {
  const condition = transitions[from]?.[to];
  return condition === 'always' || (condition === 'unreviewed' && !asksReview);
}

const words: Record<number, string> = {
  [DRAFT]: 'a draft',
  [REVIEW]: 'under review',
  [REVIEW_APPROVED]: 'approved, but its review is not completed',
  [REVIEW_COMPLETED]: 'reviewed',
  [SCHEDULED]: 'scheduled',
  [PUBLISHED]: 'published',
  [DELETED]: 'deleted',
};

/** Why a change is refused, and what would help. */
export function whyNot(from: number, to: number): ProblemReason {
  if (from === DELETED) return because('items.deleted');
  if (from === PUBLISHED && to === SCHEDULED) return because('publication.isPublished');
  if (from === DRAFT && (to === SCHEDULED || to === PUBLISHED)) return because('publication.asksReview');
  const state = words[from] ?? 'in an unknown state';
  if (to === SCHEDULED || to === PUBLISHED) return because('publication.inReview', { state });
  return because('publication.noWay', { state, wanted: words[to] ?? 'that' });
}
