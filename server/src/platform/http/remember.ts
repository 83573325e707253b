import { withoutRequestSignal } from './requests/request-signal.ts';

/** Loads a value once and returns the same promise to every caller. After a failure the next call loads again. */
export function remember<Result>(load: () => Promise<Result>): () => Promise<Result> {
  let pending: Promise<Result> | undefined;
  return () =>
    (pending ??= withoutRequestSignal(load).catch((problem: unknown) => {
      pending = undefined;
      throw problem;
    }));
}
