/** The time until a moment, largest unit first. Empty once the moment has come. */
export const timeUntil = (instant: string, now: number) => {
  const seconds = Math.floor((Date.parse(instant) - now) / 1000);
  if (!(seconds > 0)) return [];
  const parts = [
    { amount: Math.floor(seconds / 86_400), unit: 'day' },
    { amount: Math.floor(seconds / 3600) % 24, unit: 'hour' },
    { amount: Math.floor(seconds / 60) % 60, unit: 'minute' },
    { amount: seconds % 60, unit: 'second' },
  ] as const;
  return parts.slice(parts.findIndex(({ amount }) => amount > 0));
};
