/** A function that works once for each cue, or for each state of all cues. Neither is changed in place, so results stay right. */
export function perCue<Cue extends object, Result extends {}>(
  work: (cue: Cue) => Result,
): (cue: Cue) => Result {
  const results = new WeakMap<Cue, Result>();
  return (cue) => {
    const known = results.get(cue);
    if (known !== undefined) return known;
    const result = work(cue);
    results.set(cue, result);
    return result;
  };
}
