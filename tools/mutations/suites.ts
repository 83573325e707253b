/** The suites of a run, and whether `npm test` runs them. The others run in `npm run test:all` alone. */
export const suites = {
  static: true,
  unit: true,
  e2e: true,
  slow: false,
  trust: false,
  media: false,
  screens: false,
};
export type Suite = keyof typeof suites;

/** The suite of a check, by its file. */
export function suiteOf(check: string): Suite {
  if (check === 'static') return 'static';
  const [, kind] = /\.(slow|trust|media|screens)(?:\.test|\.spec)?\.tsx?$/.exec(check) ?? [];
  if (kind) return kind as Suite;
  return check.startsWith('e2e/') ? 'e2e' : 'unit';
}

export const isInNpmTest = (check: string): boolean => suites[suiteOf(check)];

/** Files that only `test:all` runs, as patterns for Vitest. */
export const slowFiles = ['**/*.slow.test.*', '**/*.trust.test.*', '**/*.media.test.*'];
