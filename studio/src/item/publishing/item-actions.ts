import { ReviewAction } from '@tv/contract/enumerations';
import type { ItemAction } from '@tv/contract/media-contents/content-states';
import type { ManagedMediaContent } from '@tv/contract/media-contents/managed-media-content';
import { call } from '@tv/client/lib/api/call.ts';

/** What a press does at once. Actions with something to fill in have a dialog of their own. */
export type DirectAction = Extract<
  ItemAction,
  | 'publish'
  | 'unpublish'
  | 'cancelSchedules'
  | 'submit'
  | 'approve'
  | 'complete'
  | 'discard'
  | 'reprocess'
  | 'archive'
  | 'bringBack'
  | 'delete'
  | 'restore'
>;

/** The first of these that is permitted is the next step of an item. */
const steps: readonly DirectAction[] = [
  'restore',
  'reprocess',
  'bringBack',
  'approve',
  'publish',
  'submit',
  'complete',
];

export const nextStepOf = ({
  permitted,
  state,
  processing,
}: Pick<ManagedMediaContent, 'permitted' | 'state' | 'processing'>) =>
  steps.find(
    (action) =>
      permitted.includes(action) &&
      // The files of an item that is out may be made again, too; that is not a step.
      (action !== 'reprocess' || state === 'failed') &&
      (action !== 'publish' || state !== 'published') &&
      // On its way back it needs no step.
      (action !== 'bringBack' || !processing),
  );

/** Makes the call of an action. Answers the item as it is then; nothing when it was deleted. */
export async function act(id: string, action: DirectAction): Promise<ManagedMediaContent | undefined> {
  const params = { params: { id } };
  const review = (reviewAction: number) =>
    call('POST /Management/MediaContents/:id/Reviews/Actions', { ...params, body: { action: reviewAction } });
  switch (action) {
    case 'publish':
      return call('POST /Management/MediaContents/:id/Publications', params);
    case 'unpublish':
      return call('DELETE /Management/MediaContents/:id/Publications', params);
    case 'cancelSchedules':
      return call('DELETE /Management/MediaContents/:id/Schedules', params);
    case 'submit':
      return call('POST /Management/MediaContents/:id/Reviews', { ...params, body: {} });
    case 'approve':
      return review(ReviewAction.Approve);
    case 'complete':
      return review(ReviewAction.Complete);
    case 'discard':
      return review(ReviewAction.Discard);
    case 'reprocess':
      return call('POST /Management/MediaContents/:id/Reprocessings', params);
    case 'archive':
      return call('PUT /Management/MediaContents/:id/Archive', params);
    case 'bringBack':
      return call('DELETE /Management/MediaContents/:id/Archive', params);
    case 'restore':
      return call('POST /Management/MediaContents/:id/Restorations', params);
    case 'delete':
      await call('DELETE /Management/MediaContents/:id', params);
      return undefined;
  }
}
