import { createBoundedCache } from '../../platform/bounded-cache.ts';
import type { OrganizationViewer } from '../category-visibility-db.ts';
import { isForOne } from './library-version-db.ts';

/** In milliseconds. The order of hits and of suggestions depends on the time and on counts, too. */
const validFor = 30_000;

export type AnswerCache<Answer> = ReturnType<typeof createAnswerCache<Answer>>;

/** What was asked, by the viewers who share the answer, and by the one member for whom it may be alone. */
export type CachedQuestion = { ofAll: string; ofOne: string | undefined };

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
    find({ ofAll, ofOne }: CachedQuestion): { answer: Answer; version: string } | undefined {
      const found = (ofOne && answers.get(ofOne)) || answers.get(ofAll);
      return found && performance.now() < found.until ? found : undefined;
    },
    store({ ofAll, ofOne }: CachedQuestion, versions: readonly string[], answer: Answer): void {
      const [version] = versions;
      if (!version || versions.some((each) => each !== version)) return;
      const question = isForOne(version) && ofOne ? ofOne : ofAll;
      const until = performance.now() + validFor;
      answers.set(question, { answer, version, until, size: sizeOf(answer) + question.length });
    },
  };
}

/** The question of a viewer. `undefined`: no other viewer gets these answers, and the same one does not ask often. */
export function questionOf(viewer: OrganizationViewer, question: string): CachedQuestion | undefined {
  const { kind, organizationId } = viewer;
  const of = (whose: string) => `${whose} ${organizationId} ${question}`;
  if (viewer.kind === 'member')
    return viewer.manages ? undefined : { ofAll: of(kind), ofOne: of(viewer.personId) };
  if (viewer.kind !== 'public' || viewer.unlocked) return undefined;
  // Members need no password for their organization's items.
  return { ofAll: of(viewer.memberOf === organizationId ? 'public member' : kind), ofOne: undefined };
}
