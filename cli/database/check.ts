import { checkPortal, type Finding } from '@tv/server/backup/check-portal';
import { linesOf } from '@tv/server/backup/rows-text';
import { readAsOwner, refuseElsewhere, withPortalData } from './portal-data.ts';
import { readArguments } from '../arguments/read-arguments.ts';
import { say } from '../sentences.ts';
import { text } from '../texts.ts';

/** Compares the rows, files and counters of the portal on this computer. Answers whether all of them fit together. */
export async function checkCommand(args: string[], env = process.env): Promise<boolean> {
  readArguments(args, {}, { command: 'check' });
  refuseElsewhere('check', env);
  let problems = 0;
  await withPortalData(env, async ({ db, files }) => {
    for await (const { kind, what } of db ? checkPortal({ db, files }) : findingsOfService(env)) {
      if (kind === 'problem') problems++;
      if (kind === 'problem') console.error(say(what));
      else console.log(text.check.compared({ what: say(what) }));
    }
  });
  console.log(problems === 0 ? text.check.consistent : text.check.found({ count: problems }));
  return problems === 0;
}

async function* findingsOfService(env: NodeJS.ProcessEnv): AsyncGenerator<Finding> {
  for await (const line of linesOf(await readAsOwner('GET /Management/Checks', env)))
    yield JSON.parse(line) as Finding;
}
