import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { importCommand } from './tv/import.ts';
import { CommandProblem } from './tv/command-problem.ts';
import { statusCommand } from './tv/status.ts';

const usage = `Usage: npm run tv -- <command>

  import <file or folder>   bring video and sound in, wait until they can be watched, print their addresses
      --title <text>            else made of the file's name
      --description <text>
      --category <name>         made when it is missing; may be given again
      --tags <a,b,c>
      --public                  anyone may watch; else members of the organization only
      --organization <name>     else the first one
      --subtitles <en=file>     VTT, SRT, TTML or DFXP; may be given again. Of a folder, and beside a
                                file, name.en.srt and its like are taken by themselves
      --attachment <file>       may be given again
  status                    whether the service runs, and what it is processing

The service must be running (npm start). PORT and DATA_DIR choose which one, as they do for npm start.`;

const commands: Record<string, (args: string[]) => Promise<boolean>> = {
  import: importCommand,
  status: statusCommand,
};

const environment = join(import.meta.dirname, '../.env');
if (existsSync(environment)) process.loadEnvFile(environment);

const [name = '', ...args] = process.argv.slice(2);
const command = commands[name];
if (!command) {
  const isHelp = ['', 'help', '--help', '-h'].includes(name);
  if (isHelp) console.log(usage);
  else console.error(`There is no command "${name}".\n\n${usage}`);
  process.exitCode = isHelp ? 0 : 2;
} else {
  try {
    process.exitCode = (await command(args)) ? 0 : 1;
  } catch (problem) {
    if (!(problem instanceof CommandProblem)) throw problem;
    console.error(problem.message);
    process.exitCode = 1;
  }
}
