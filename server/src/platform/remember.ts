/** Asked once; after a failure again. */
export function remember<Result>(load: () => Promise<Result>): () => Promise<Result> {
  let pending: Promise<Result> | undefined;
  return () =>
    (pending ??= load().catch((problem: unknown) => {
      pending = undefined;
      throw problem;
    }));
}
