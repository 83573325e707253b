/** The shares that a row is to reach with 100,000 items. */
const aims: { of: 'bare' | 'nginx'; pattern: RegExp; share: number }[] = [
  { of: 'bare', pattern: /^search common$/, share: 0.01 },
  { of: 'bare', pattern: /^search rare$/, share: 0.04 },
  { of: 'bare', pattern: /^search captions$/, share: 0.02 },
  { of: 'bare', pattern: /^suggest$/, share: 0.04 },
  { of: 'bare', pattern: /^home$/, share: 0.025 },
  { of: 'bare', pattern: /^home: /, share: 0.1 },
  { of: 'nginx', pattern: /^media (range|segment|long range): X-Accel-Redirect$/, share: 0.9 },
  { of: 'nginx', pattern: /^media (range|segment|long range)$/, share: 0.5 },
  { of: 'nginx', pattern: /^picture$/, share: 0.4 },
];
export const aimedSize = 100_000;

/** How often the median with a million items may be that with 10,000. */
export const aimedGrowth = 1.5;
export const largeSize = 1_000_000;

export const aimOf = (name: string, of: 'bare' | 'nginx'): number | undefined =>
  aims.find((aim) => aim.of === of && aim.pattern.test(name))?.share;
