import type { MediaContent } from '@tv/contract/media-contents/media-content';

/** An item as viewers see it, with what a test says about it. */
export const watchedItem = (facts: Partial<MediaContent> = {}): MediaContent => ({
  id: 'aaaaaaaa-0000-4000-8000-000000000001',
  title: 'A field that follows the sun',
  description: '',
  tags: [],
  speakers: [],
  type: 1,
  durationInSeconds: 19,
  isPasswordProtected: false,
  accessLevel: 1,
  organizationId: 'aaaaaaaa-0000-4000-8000-000000000000',
  organization: { id: 'aaaaaaaa-0000-4000-8000-000000000000', name: 'Aurora Energy' },
  categories: [],
  expirationOption: 0,
  reactionsSummary: [],
  ...facts,
});
