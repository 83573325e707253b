import { ContentStatus, ReviewAction } from '@tv/contract/enumerations';
import type { ItemAction } from '@tv/contract/media-contents/content-states';
import type { ManagedMediaContent } from '@tv/contract/media-contents/managed-media-content';
import { call } from '@tv/client/lib/api/call.ts';

/** What a press does at once on the page of reviews. */
export type Step = Extract<
  ItemAction,
  | 'approve'
  | 'requestChanges'
  | 'complete'
  | 'removeApproval'
  | 'removeAllApprovals'
  | 'discard'
  | 'submit'
  | 'publish'
>;

const primary: readonly Step[] = ['approve', 'complete', 'publish', 'submit'];
const secondary: readonly (Step | 'schedule')[] = [
  'requestChanges',
  'schedule',
  'removeApproval',
  'removeAllApprovals',
];
const others: readonly Step[] = ['removeApproval', 'removeAllApprovals', 'discard'];

type Steps = { primary: Step | undefined; secondary: Step | 'schedule' | undefined; others: Step[] };

/** The steps that a person may take now: the next one, the one beside it, and those of the menu. */
export function stepsOf({ permitted, status }: Pick<ManagedMediaContent, 'permitted' | 'status'>): Steps {
  const isReviewed = status === ContentStatus.REVIEW_COMPLETED;
  // A draft may be published past its review where the organization asks for none. That is done on the item's page.
  const may = (step: ItemAction) =>
    permitted.includes(step) && (isReviewed || (step !== 'publish' && step !== 'schedule'));
  const isInReview = isReviewed || permitted.includes('comment');
  const next = isInReview ? primary.find(may) : undefined;
  const beside = secondary.find(may);
  // A person takes back their own approval by this step. Another step takes back the approval of others.
  const back = may('removeApproval') ? 'removeApproval' : 'removeAllApprovals';
  return {
    primary: next,
    secondary: beside,
    others: others.filter((step) => may(step) && step !== beside && (step === back || step === 'discard')),
  };
}

const actionOf: Record<Exclude<Step, 'submit' | 'publish'>, ReviewAction> = {
  approve: ReviewAction.Approve,
  requestChanges: ReviewAction.RequestChanges,
  complete: ReviewAction.Complete,
  removeApproval: ReviewAction.RemoveApproval,
  removeAllApprovals: ReviewAction.RemoveAllApprovals,
  discard: ReviewAction.Discard,
};

/** Makes the call of a step. `comment` goes along with a decision and with a submission. */
export function takeStep(id: string, step: Step, comment: string): Promise<ManagedMediaContent> {
  const params = { params: { id } };
  const commentBody = comment ? { comment } : {};
  if (step === 'publish') return call('POST /Management/MediaContents/:id/Publications', params);
  if (step === 'submit')
    return call('POST /Management/MediaContents/:id/Reviews', { ...params, body: commentBody });
  return call('POST /Management/MediaContents/:id/Reviews/Actions', {
    ...params,
    body: { action: actionOf[step], ...commentBody },
  });
}
