import { render, screen } from '@testing-library/react';
import type { ManagedMediaContent } from '@tv/contract/media-contents/managed-media-content';
import { ReviewStatus } from '@tv/contract/enumerations';
import { expect, it } from 'vitest';
import { testItem } from '../../content/table/test-item.ts';
import { Stepper } from './stepper.tsx';

it.each<[string, Partial<ManagedMediaContent>, string[]]>([
  ['a draft', { state: 'draft' }, ['Draft']],
  ['a draft that was reviewed', { state: 'draft', reviewStatus: ReviewStatus.Completed }, ['Draft']],
  ['published at once', { state: 'published' }, ['Draft', 'Published']],
  [
    'published after a review',
    { state: 'published', reviewStatus: ReviewStatus.Completed },
    ['Draft', 'Review', 'Published'],
  ],
  [
    'published, its review withdrawn',
    { state: 'published', reviewStatus: ReviewStatus.Abandoned },
    ['Draft', 'Published'],
  ],
  ['scheduled without a review', { state: 'scheduled' }, ['Draft', 'Scheduled']],
  ['in review', { state: 'inReview', reviewStatus: ReviewStatus.Reviewing }, ['Draft', 'Review']],
])('%s: only what happened is ticked', (_what, facts, ticked) => {
  const { unmount } = render(<Stepper item={testItem({ ...facts, publishDate: undefined })} />);
  const steps = screen.getAllByRole('listitem');
  expect(steps).toHaveLength(4);
  const shown = steps.filter((step) => step.querySelector('.lucide-circle-check'));
  expect(shown.map(({ textContent }) => textContent)).toEqual(ticked);
  unmount();
});
