import { useState } from 'react';

/** A value made once for a key, and anew for another. */
export const useMadeFor = <Value>(key: string, make: () => Value): Value => {
  const [kept, keep] = useState(() => ({ key, value: make() }));
  if (kept.key === key) return kept.value;
  const next = { key, value: make() };
  keep(next);
  return next.value;
};
