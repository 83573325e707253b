import { defineConfig } from 'vitest/config';

const common = { testTimeout: 30_000, hookTimeout: 60_000 };
const folders = ['contract', 'identity', 'server', 'demo', 'bench', 'tools'];

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...common,
          name: 'node',
          include: folders.map((folder) => `${folder}/**/*.test.ts`),
          exclude: ['**/*.media.test.ts', '**/*.trust.test.ts', '**/node_modules/**'],
        },
      },
      {
        test: { ...common, name: 'media', include: ['server/**/*.media.test.ts'], testTimeout: 600_000 },
      },
      { test: { ...common, name: 'trust', include: ['server/**/*.trust.test.ts'], testTimeout: 300_000 } },
      {
        test: {
          ...common,
          name: 'web',
          root: 'web',
          environment: 'jsdom',
          include: ['**/*.test.{ts,tsx}'],
          setupFiles: ['../tools/fail-on-console-error.ts'],
        },
      },
    ],
  },
});
