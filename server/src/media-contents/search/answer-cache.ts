import { createBoundedCache } from '../../platform/bounded-cache.ts';
import type { OrganizationViewer } from '../category-visibility-db.ts';
import type { Library } from './library-db.ts';

/** In milliseconds. The order of hits and of suggestions depends on the time and on counts, too. */
const validFor = 30_000;

export type AnswerCache<Answer> = ReturnType<typeof createAnswerCache<Answer>>;

/**
 * Answers by their question, each valid for one version of the library (`libraryVersion`) and for half a minute. `versions`: those
 * of all reads of the answer. It is stored only if they are the same. Beyond `most` in total, by `sizeOf`, the oldest answers are removed.
 */
export function createAnswerCache<Answer>(most: number, sizeOf: (answer: Answer) => number) {
  const answers = createBoundedCache<{ answer: Answer; version: string; until: number; size: number }>(
    most,
    ({ size }) => size,
  );
  return {
    find(question: string): { answer: Answer; version: string } | undefined {
      const found = answers.get(question);
      return found && performance.now() < found.until ? found : undefined;
    },
    store(question: string, versions: readonly string[], answer: Answer): void {
      const [version] = versions;
      if (version && versions.every((each) => each === version))
        answers.set(question, {
          ...{ answer, version, until: performance.now() + validFor },
          size: sizeOf(answer) + question.length,
        });
    },
  };
}

/** Names the viewers whose answers are the same, but for their own fields. `undefined`: no other viewer gets these answers. */
export function sharedViewer(viewer: OrganizationViewer, { hasAudiences }: Library): string | undefined {
  if (viewer.kind === 'member') {
    if (viewer.manages) return undefined;
    return `member ${viewer.organizationId} ${hasAudiences ? viewer.personId : ''}`;
  }
  if (viewer.kind !== 'public' || viewer.unlocked) return undefined;
  // Members need no password for their organization's items.
  return `${viewer.memberOf === viewer.organizationId ? 'public member' : 'public'} ${viewer.organizationId}`;
}
