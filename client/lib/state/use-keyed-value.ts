import { useState } from 'react';

/** A value made once for a key, and again for another. */
export const useKeyedValue = <Value>(key: string, make: () => Value): Value => {
  const [current, setCurrent] = useState(() => ({ key, value: make() }));
  if (current.key === key) return current.value;
  const next = { key, value: make() };
  setCurrent(next);
  return next.value;
};
