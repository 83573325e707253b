// systemctl, journalctl and systemd-run of a machine that a test has for itself (test-machine.ts), where no systemd runs: they do
// what the unit files say. Each word that a guide uses is here, and every other one is an error.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fullName, isKnown, journalOf, runUnit, startUnit, stopUnit, unitOf } from './test-units.ts';

const [program, ...args] = process.argv.slice(2);

/** Units of Debian's packages that guides name. */
const ofSystem: Record<string, Record<string, string[]>> = {
  nginx: { reload: ['nginx', '-s', 'reload'] },
};

function fail(problem: string): never {
  console.error(problem);
  process.exit(1);
}

function systemctl(): void {
  const { values, positionals } = parseArgs({
    args,
    options: { now: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [verb = '', ...units] = positionals;
  if (verb === 'daemon-reload') return;
  for (const name of units) {
    const own = ofSystem[name]?.[verb];
    if (own) {
      if (spawnSync(own[0]!, own.slice(1), { stdio: 'inherit' }).status !== 0)
        fail(`${name}: ${verb} failed.`);
      continue;
    }
    const unit = fullName(name);
    if (!isKnown(unit)) fail(`Unit ${unit} not found.`);
    const steps: Record<string, () => string> = {
      enable: () => (values.now ? startUnit(unit) : ''),
      start: () => startUnit(unit),
      stop: () => stopUnit(unit),
      restart: () => stopUnit(unit) || startUnit(unit),
    };
    const problem = (steps[verb] ?? (() => fail(`This test knows no "systemctl ${verb}".`)))();
    if (problem) fail(problem);
  }
}

function journalctl(): void {
  const { unit } = parseArgs({ args, options: { unit: { type: 'string' } } }).values;
  const file = journalOf(fullName(unit ?? ''));
  console.log(existsSync(file) ? readFileSync(file, 'utf8') : '-- No entries --');
}

function systemdRun(): void {
  // What comes after the name of the program is the program's.
  const ofProgram = args.findIndex((each) => !each.startsWith('-'));
  const { values } = parseArgs({
    args: args.slice(0, ofProgram),
    options: {
      ...Object.fromEntries(
        ['quiet', 'pipe', 'wait', 'collect'].map((name) => [name, { type: 'boolean' } as const]),
      ),
      uid: { type: 'string' },
      gid: { type: 'string' },
      'working-directory': { type: 'string' },
      property: { type: 'string', multiple: true },
      setenv: { type: 'string', multiple: true },
    },
  });
  const { uid, gid, property, setenv } = values as Record<string, string> &
    Partial<Record<'property' | 'setenv', string[]>>;
  const settings = [
    `User=${uid}`,
    `Group=${gid}`,
    `WorkingDirectory=${values['working-directory']}`,
    ...(property ?? []),
    ...(setenv ?? []).map((each) => `Environment=${each}`),
  ];
  process.exitCode = runUnit(unitOf('run', settings), args.slice(ofProgram));
}

const programs: Record<string, () => void> = { systemctl, journalctl, 'systemd-run': systemdRun };
programs[program!]!();
