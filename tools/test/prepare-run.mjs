import { existsSync, statfsSync } from 'node:fs';
import { leftDatabases, makeRunFolder } from './leftovers.mjs';
import { startPostgres } from './postgres.mjs';
import { findPrograms } from './programs.mjs';
import { run } from './run.mjs';
import { ownEnvironment } from './surroundings.mjs';
import { nothing } from './totals.mjs';

const minutes = 60_000;
/** Memory is quicker than a disk, and rows of tests may be lost. */
const memory = '/dev/shm';
/** Bytes that the databases of tests may need. */
const roomForDatabases = 4e9;

/** The folders of one run, and whether it is ending. */
export function beginRun() {
  const folder = makeRunFolder();
  const folders = hasRoom() ? [folder, makeRunFolder(memory)] : [folder];
  return { folder, folders, began: Date.now(), isEnding: false };
}

function hasRoom() {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > roomForDatabases;
}

/** Brings packages and, if it is to, the build of the web. What has not changed is left. */
export const install = (env, { build = true } = {}) =>
  run('Preparing', process.execPath, ['tools/prepare.mjs', ...(build ? [] : ['--without-build'])], {
    env,
    limit: 10 * minutes,
  });

/** Installs, builds, and starts one PostgreSQL for all stages, where its programs are. */
export async function prepareRun(state, needs) {
  const env = ownEnvironment();
  const began = Date.now();
  await install(env, needs);
  const { ffmpeg, postgres, firefox } = await findPrograms(env);
  if (ffmpeg) env.FFMPEG_PATH = ffmpeg;
  if (firefox) env.FIREFOX_PATH = firefox;
  const server = postgres && (await startPostgres(postgres, undefined, '', state.folders.at(-1)));
  if (server) env.TEST_DATABASE_URL = server.url;
  console.log('');
  const seconds = (Date.now() - began) / 1000;
  return {
    env,
    folder: state.folder,
    isEnding: () => state.isEnding,
    hasPostgres: Boolean(server),
    preparing: { ...plain, name: 'preparing', seconds },
    /** Answers a result that names the databases that tests left, where they left some. */
    async endPostgres() {
      if (!server || state.isEnding) return [];
      const files = leftDatabases(postgres, server.url).map((each) => `${each}, a database`);
      await server.end();
      return files.length > 0 ? [{ ...plain, name: 'the tests', left: { processes: [], files } }] : [];
    },
  };
}

const plain = { ...nothing, kind: 'surroundings' };
