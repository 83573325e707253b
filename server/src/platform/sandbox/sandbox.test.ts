import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseSandbox, obstacleTo, sandboxLevel, tellSandbox } from './choose-sandbox.ts';
import { ProgramFailure, readProgramOutput, runProgram, type RunOptions } from './run-program.ts';
import { sandboxLevels } from './sandbox.ts';

let data: string;
let folder: string;
let input: string;
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'tv-confined-'));
  folder = join(data, 'temporary');
  await mkdir(folder);
  await writeFile(join(data, 'secret-key'), 'the key of the service');
  input = join(data, 'source');
  await writeFile(input, 'the input');
  process.env.SECRET_KEY = 'a secret of the environment';
  process.env.DATABASE_URL = 'postgres://a-secret-address';
});
afterAll(async () => {
  delete process.env.SECRET_KEY;
  delete process.env.DATABASE_URL;
  await rm(data, { recursive: true, force: true });
});

/** Processes of this machine whose command line holds a text. */
async function processesWith(text: string): Promise<string[]> {
  const all = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const lines = await Promise.all(all.map((id) => readFile(`/proc/${id}/cmdline`, 'latin1').catch(() => '')));
  return lines.filter((line) => line.includes(text));
}

async function endOf(text: string): Promise<string[]> {
  let left = await processesWith(text);
  for (let turn = 0; turn < 100 && left.length > 0; turn++) {
    await wait(50);
    left = await processesWith(text);
  }
  return left;
}

const obstacles = new Map(
  await Promise.all(sandboxLevels.map(async (level) => [level, await obstacleTo(level)] as const)),
);
const isIsolating = (level: string) => level !== 'limits';

describe.each(sandboxLevels)('a program at the level %s', (sandbox) => {
  const obstacle = obstacles.get(sandbox);
  const test = it.skipIf(obstacle !== undefined);
  const only = (isSo: boolean) => it.skipIf(obstacle !== undefined || !isSo);
  it.runIf(obstacle !== undefined)(`is not tried here: ${obstacle}`, () => expect(obstacle).toBeTruthy());

  const run = (script: string, more: Partial<RunOptions> = {}) =>
    readProgramOutput(['sh', '-c', script], {
      sandbox,
      folder,
      reads: [input],
      timeLimitInSeconds: 20,
      maxBytes: 100_000,
      ...more,
    }).then(String);
  const failure = async (script: string, more: Partial<RunOptions> = {}) => {
    const problem = await run(script, more).catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(ProgramFailure);
    return (problem as ProgramFailure).message;
  };

  test('reads its input and writes its folder', async () => {
    expect(await run(`cat ${input}; echo made > made; cat made`)).toBe('the inputmade\n');
    expect(await readFile(join(folder, 'made'), 'utf8')).toBe('made\n');
  });

  test('sees nothing of the environment', async () => {
    const names = (await run('env')).split('\n').map((line) => line.split('=')[0]);
    expect(
      names.filter((name) => !['PATH', 'LC_ALL', 'PWD', 'OLDPWD', 'SHLVL', '_', ''].includes(name!)),
    ).toEqual([]);
  });

  only(isIsolating(sandbox))('sees no process of the service and reaches no address', async () => {
    expect(
      await run(`cat /proc/${process.pid}/environ /proc/*/environ 2>/dev/null | tr '\\0' '\\n' || true`),
    ).not.toContain('secret');
    await using server = createServer((socket) => socket.end('reached'));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    const ask = `require('net').connect(${port},'127.0.0.1').on('data',(d)=>console.log(String(d))).on('error',(e)=>console.log(e.code))`;
    const answer = await readProgramOutput([process.execPath, '-e', ask], {
      sandbox,
      timeLimitInSeconds: 20,
      maxBytes: 10_000,
    });
    expect(String(answer).trim()).toMatch(/^(ENETUNREACH|ECONNREFUSED|EADDRNOTAVAIL)$/);
  });

  test('reaches the network where it is to', async () => {
    await using server = createServer((socket) => socket.end('reached'));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    const ask = `require('net').connect(${port},'127.0.0.1').on('data',(d)=>console.log(String(d)))`;
    const options = { sandbox, needsNetwork: true, timeLimitInSeconds: 20, maxBytes: 10_000 };
    expect(String(await readProgramOutput([process.execPath, '-e', ask], options)).trim()).toBe('reached');
  });

  test('reads input that comes over time, to its end, and ends where it fails', async () => {
    async function* slowly() {
      for (const word of ['one ', 'after ', 'another']) {
        await wait(20);
        yield Buffer.from(word);
      }
    }
    expect(await run('cat', { input: slowly() })).toBe('one after another');
    expect(await run('head -c 3', { input: slowly() })).toBe('one');
    async function* failing() {
      yield Buffer.from('one');
      throw new Error('The disk is gone.');
    }
    expect(await failure('cat', { input: failing() })).toContain('got no input: The disk is gone.');
  });

  only(sandbox === 'bubblewrap')('reads and writes nothing of the service', async () => {
    await chmod(join(data, 'secret-key'), 0o644);
    expect(
      await run(
        `cat ${join(data, 'secret-key')} /etc/passwd 2>/dev/null; ls ${data}; ls /home /root /var 2>/dev/null; true`,
      ),
    ).toBe('source\ntemporary\n');
    expect(
      await run(
        'for place in / /tmp /usr /dev /etc; do touch $place/mine 2>/dev/null && echo $place; done; true',
      ),
    ).toBe('');
    expect(await run(`echo other > ${input} 2>/dev/null || echo refused`)).toBe('refused\n');
    expect(await readFile(input, 'utf8')).toBe('the input');
  });

  test('ends at its time limit, with every process that it began', async () => {
    const naps = 'for nap in 1 2 3 4 5 6 7 8; do (sleep 98761 &) ; done; sleep 98762';
    expect(await failure(naps, { timeLimitInSeconds: 0.5 })).toContain('took longer than');
    expect(await endOf('9876')).toEqual([]);
  });

  only(isIsolating(sandbox))('leaves no process behind that has left its group', async () => {
    await run('setsid -f sleep 98763; setsid -f sleep 98764 >/dev/null 2>&1 </dev/null; true');
    expect(await endOf('9876')).toEqual([]);
  });

  test('ends where it writes a file without end', async () => {
    const fileLimitInBytes = 3_000_000;
    expect(await failure('exec cat /dev/zero > endless', { fileLimitInBytes })).toContain(
      'wrote a file of more than 3000000 bytes',
    );
    const { length } = await readFile(join(folder, 'endless'));
    expect(length).toBe(fileLimitInBytes);
    await rm(join(folder, 'endless'));
  });

  test('gets no more memory than its limit', async () => {
    const greedy = 'const all=[];for(let i=0;i<80;i++)all.push(Buffer.alloc(1e8,1));console.log("had 8 GB")';
    const problem = await runProgram([process.execPath, '-e', greedy], {
      sandbox,
      timeLimitInSeconds: 60,
      memoryLimitInBytes: 1e9,
      onOutput: () => expect.fail('It had 8 GB.'),
    }).catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(ProgramFailure);
  });

  test('has a bounded number of open files and processes', async () => {
    const limits = 'prlimit --noheadings --output SOFT';
    expect((await run(`${limits} --nofile`)).trim()).toBe('256');
    expect(Number(await run(`${limits} --nproc`))).toBeLessThanOrEqual(8192);
  });
});

describe('chooseSandbox', () => {
  it('takes the strongest level that works, and logs it in one line', async () => {
    await chooseSandbox('auto');
    const strongest = sandboxLevels.find((level) => obstacles.get(level) === undefined) ?? 'limits';
    expect(await sandboxLevel()).toBe(strongest);
    const logged: [kind: string, mediaSandbox: unknown][] = [];
    const logAs = (kind: string) => (fields: unknown) => void logged.push([kind, fields]);
    await tellSandbox({ info: logAs('info'), warn: logAs('warn'), error: logAs('error') });
    expect(logged).toEqual([[strongest === 'bubblewrap' ? 'info' : 'warn', { mediaSandbox: strongest }]]);
  });

  it('refuses a required level that does not work, in words', async () => {
    const path = process.env.PATH;
    const empty = await mkdtemp(join(tmpdir(), 'tv-no-programs-'));
    try {
      process.env.PATH = empty;
      await expect(chooseSandbox('bubblewrap')).rejects.toThrow(
        'MEDIA_SANDBOX=bubblewrap does not work on this machine: the program bwrap is missing.',
      );
      await chooseSandbox('auto');
      expect(await sandboxLevel()).toBe('limits');
    } finally {
      process.env.PATH = path;
      await chooseSandbox('auto');
      await rm(empty, { recursive: true, force: true });
    }
  });
});
