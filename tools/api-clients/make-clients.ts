import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createClient } from '@hey-api/openapi-ts';
import openapiTypescript, { astToString } from 'openapi-typescript';

const here = import.meta.dirname;
const compilerOptions = {
  strict: true,
  noEmit: true,
  noUncheckedIndexedAccess: true,
  allowImportingTsExtensions: true,
  target: 'es2024',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['es2024', 'dom', 'dom.iterable'],
  types: [],
};

/** Makes both clients of a description in a folder of this one, with the programs that use them; answers the folder. */
export async function makeClients(description: object): Promise<string> {
  const folder = join(here, 'dist');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const text = JSON.stringify(description);
  writeFileSync(join(folder, 'openapi.json'), text);
  writeFileSync(join(folder, 'openapi-typescript.ts'), astToString(await openapiTypescript(text)));
  await createClient({
    input: join(folder, 'openapi.json'),
    // Node runs what is made, so each import names its file.
    output: { path: join(folder, 'hey-api'), module: { extension: '.ts' } },
    plugins: ['@hey-api/client-fetch', '@hey-api/sdk', '@hey-api/typescript'],
    logs: { level: 'silent' },
  });
  cpSync(join(here, 'programs'), folder, { recursive: true });
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, include: ['*.ts', 'hey-api'] }),
  );
  return folder;
}

/** What the compiler says of a folder; empty where it agrees. */
export async function compile(folder: string): Promise<string> {
  const program = join(here, '../../node_modules/.bin/tsc');
  return promisify(execFile)(program, ['-p', folder]).then(
    ({ stdout }) => stdout,
    (problem: { stdout?: string; message: string }) => problem.stdout || problem.message,
  );
}
