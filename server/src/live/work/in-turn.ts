/** Runs work of one key after another, in the order in which it came. Other keys do not wait. */
export function workInTurn(): <Result>(key: string, work: () => Promise<Result>) => Promise<Result> {
  const last = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const result = (last.get(key) ?? Promise.resolve()).then(work);
    const settled = result.catch(() => {}).finally(() => last.get(key) === settled && last.delete(key));
    last.set(key, settled);
    return result;
  };
}
