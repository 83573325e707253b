import { forSeveral } from './request-signal.ts';

/** Asked once, for whoever asks meanwhile; after a failure again. */
export function remember<Result>(load: () => Promise<Result>): () => Promise<Result> {
  let pending: Promise<Result> | undefined;
  return () =>
    (pending ??= forSeveral(load).catch((problem: unknown) => {
      pending = undefined;
      throw problem;
    }));
}
