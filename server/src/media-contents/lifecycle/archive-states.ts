import { because } from '@tv/contract/reasons/problem-reasons';
import { Problem } from '../../platform/http/problem.ts';

/**
 * What is stored of an item, as its row has it. `leaving`: the item is archived, its original is on its way into the archive, and
 * everything is still stored. `archived`: its renditions are gone.
 */
export const StorageStep = { ready: 0, leaving: 1, archived: 2 } as const;
export type StorageStep = (typeof StorageStep)[keyof typeof StorageStep];

/** The reasons for which an item that nothing keeps cannot be archived. */
export type ArchiveObstacle =
  `archive.${'underWay' | 'notProcessed' | 'scheduled' | 'inReview' | 'noOriginal'}`;

/** The 409 for an item that cannot be archived as it is. */
export const obstacleRefusal = (obstacle: ArchiveObstacle): Problem => new Problem(409, 0, because(obstacle));

type Stored = { storage: StorageStep };

/** Whether an item is in the archive, or on its way there. Viewers have it in no list, and it has no address for them. */
export const isArchived = ({ storage }: Stored): boolean => storage !== StorageStep.ready;

/** The 409 for what needs an item that is not archived. `undefined`: it is not. */
export const archivedRefusal = (item: Stored): Problem | undefined =>
  isArchived(item) ? new Problem(409, 0, because('archive.archived')) : undefined;
