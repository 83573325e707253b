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

/** The sentence for a refused change: the reason, and what would help. */
export function whyNot(from: number, to: number): string {
  const present = `This item is ${words[from] ?? 'in an unknown state'}`;
  if (from === DELETED) return `${present}: restore it first.`;
  if (from === PUBLISHED && to === SCHEDULED) return `${present}: unpublish it first.`;
  if (from === DRAFT && (to === SCHEDULED || to === PUBLISHED))
    return `${present}, and the organization asks for a review: have it submitted and reviewed first.`;
  if (to === SCHEDULED || to === PUBLISHED) return `${present}: have it reviewed to the end first.`;
  return `${present}, and cannot become ${words[to] ?? 'that'} from there.`;
}
