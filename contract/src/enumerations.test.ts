import { expect, test } from 'vitest';
import * as enumerations from './enumerations.ts';

// Rows of databases hold these values, and programs of others send them: one that changed would mean something else to them.
test('the values that travel and are stored are those of the first version', () => {
  const written = Object.entries(enumerations).map(
    ([name, values]) =>
      `${name}: ${Object.entries(values)
        .map((each) => each.join(' '))
        .join(', ')}`,
  );
  expect(written.toSorted()).toEqual([
    'ActiveState: ACTIVE 0, INACTIVE 1',
    'AudioTrackKind: Original 1, Dubbed 2, Description 3, Commentary 4',
    'ContentStatus: DRAFT 0, PUBLISHED 1, DELETED 2, REVIEW 3, REVIEW_APPROVED 4, REVIEW_COMPLETED 5, SCHEDULED 100',
    'EncoderInputs: 0 main, 1 backup',
    'ExpirationOption: None 0, Date 1',
    'GroupSources: 0 directory, 1 claim, 2 rule, 3 manual',
    'LiveInputs: 0 main, 1 backup, 2 guest',
    'LiveMessageKinds: 0 question, 1 chat',
    'LiveMessageStates: 0 waiting, 1 open, 2 answered, 3 hidden',
    'LivePollStates: 0 draft, 1 open, 2 closed',
    'LiveStates: 0 waiting, 1 receiving, 2 onAir, 3 interrupted, 4 ended, 5 processing, 6 onDemand',
    'MediaType: AUDIO 0, VIDEO 1',
    'ProcessingStatus: PENDING 0, PROCESSING 1, COMPLETED 2, ERROR 3, UPLOADED 4, REPROCESSING 6',
    'ReactionType: LIKE 0, LOVE 1, CELEBRATE 2',
    'RequestState: REQUESTED 1, COMPLETED 2',
    'ReviewAction: Comment 10, RequestChanges 11, Approve 12, Information 13, Discard 14, ResolveChangeRequest 15, ResolveAllChangeRequests 16, RemoveApproval 17, RemoveAllApprovals 18, CreatorSessionUpdate 19, Complete 20',
    'ReviewApprovalState: NotStarted 10, Approved 11, ChangesRequested 12',
    'ReviewStatus: Reviewing 10, ChangesRequested 11, Approved 12, Abandoned 13, Completed 14',
    'Role: Viewer InMotion.Viewer, ContentManager InMotion.ContentManager, OrganizationManager InMotion.OrganizationManager, Admin InMotion.Admin',
    'ScheduleAction: Publish 1, Unpublish 2',
    'ScheduleStatus: Scheduled 1, Completed 2, Canceled 3',
    'SearchScope: All 0, Titles 1, Descriptions 2, Tags 3, Captions 4',
    'SubtitleKind: SUBTITLE 0, CAPTION 1, DESCRIPTION 2',
    'Visibility: INTERNAL 1, PUBLIC 2',
    'WatchStatus: PENDING 0, WATCHING 1, WATCHED 2',
  ]);
});
