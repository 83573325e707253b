import { parseArgs } from 'node:util';
import { isFfmpegInstalled, missingFfmpeg } from './ingest/run-ffmpeg.ts';
import type { Config } from './platform/config.ts';
import { StartupProblem } from './platform/startup-problem.ts';

const processRoles = ['web', 'worker', 'live', 'all'] as const;
export type ProcessRole = (typeof processRoles)[number];

export type RoleTasks = {
  /** Else it answers about its health only. */
  answersRequests: boolean;
  worksOnJobs: boolean;
  /** It receives live events. */
  receivesStreams: boolean;
};
export const tasksOf: Record<ProcessRole, RoleTasks> = {
  web: { answersRequests: true, worksOnJobs: false, receivesStreams: false },
  worker: { answersRequests: false, worksOnJobs: true, receivesStreams: false },
  live: { answersRequests: false, worksOnJobs: false, receivesStreams: true },
  all: { answersRequests: true, worksOnJobs: true, receivesStreams: true },
};

/** Reads the service's one option, `--role`. */
export function readProcessRole(args: readonly string[]): ProcessRole {
  const options = { role: { type: 'string', default: 'all' } } as const;
  let given: string;
  try {
    given = parseArgs({ args: [...args], options }).values.role;
  } catch {
    throw new StartupProblem(
      `The service does not know "${args.join(' ')}": its only option is --role web, worker, live or all.`,
    );
  }
  const role = processRoles.find((each) => each === given);
  if (!role) throw new StartupProblem(`There is no role "${given}": choose web, worker, live or all.`);
  return role;
}

/** Throws a sentence where the machine or the settings do not allow the role. */
export function checkProcessRole(
  role: ProcessRole,
  { databaseUrl, ffmpegPath }: Pick<Config, 'databaseUrl' | 'ffmpegPath'>,
): void {
  if (role === 'all') return;
  if (!databaseUrl)
    throw new StartupProblem(
      `The role ${role} needs DATABASE_URL: the embedded database is for one process, which has the role all.`,
    );
  if (role !== 'web' && !isFfmpegInstalled(ffmpegPath)) throw new StartupProblem(missingFfmpeg);
}
