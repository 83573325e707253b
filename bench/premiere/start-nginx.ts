import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { userInfo } from 'node:os';
import { runNginx } from '../servers/run-nginx.ts';
import { nginxConfig } from './nginx-config.ts';

/** Runs nginx before the service, whose files lie in `files`. What nginx writes is in `folder` only. */
export async function startNginx(folder: string, files: string, port: number, services: readonly string[]) {
  const { uid, username } = userInfo();
  const configuration = nginxConfig({
    folder,
    files,
    port,
    services,
    runAs: uid === 0 ? username : undefined,
  });
  return {
    ...(await runNginx(folder, configuration, port)),
    log: join(folder, 'access.log'),
    /** What nginx complained of, without the details of single requests. */
    complaints: () => [
      ...new Set(
        readFileSync(join(folder, 'error.log'), 'utf8')
          .split('\n')
          .filter(Boolean)
          .map((line) => line.replace(/^.*?: \*\d+ /, '').replace(/, client: .*/, '')),
      ),
    ],
  };
}
