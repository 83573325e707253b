import { readFileSync } from 'node:fs';

export type Answers = {
  all: number;
  fromCache: number;
  byService: number;
  /** How often the service answered, by path, for paths that the cache answered too. */
  sharedByService: Record<string, number>;
};

/** Reads who answered: nginx from its cache, or the service. */
export function readAccessLog(file: string): Answers {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const answered = lines.map((line) => {
    const [, , , upstreamStatus, path = ''] = line.split(' ');
    return { isByService: upstreamStatus !== '-', path };
  });
  const byService = answered.filter(({ isByService }) => isByService);
  const shared = new Set(answered.flatMap(({ isByService, path }) => (isByService ? [] : [path])));
  const sharedByService: Record<string, number> = {};
  for (const { path } of byService)
    if (shared.has(path)) sharedByService[path] = (sharedByService[path] ?? 0) + 1;
  return {
    all: lines.length,
    fromCache: lines.length - byService.length,
    byService: byService.length,
    sharedByService,
  };
}
