import { createBoundedCache } from '../../platform/bounded-cache.ts';
import type { OrganizationAudience } from '../category-visibility-db.ts';

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

/** Names an audience whose answers are the same for all its people, but for their own fields. `undefined`: for nobody else. */
export function sharedAudience(audience: OrganizationAudience): string | undefined {
  if (audience.kind === 'member') return audience.manages ? undefined : `member ${audience.organizationId}`;
  if (audience.kind !== 'public' || audience.unlocked) return undefined;
  // Members need no password for their organization's items.
  return `${audience.memberOf === audience.organizationId ? 'public member' : 'public'} ${audience.organizationId}`;
}
