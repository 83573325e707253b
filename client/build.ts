import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { api } from '@tv/contract/calls/api';
import type { Endpoint } from '@tv/contract/endpoint';
import { build } from 'vite';
import { comment, printType } from './print-types.ts';

// The package @tv/client (docs/client.md) in `dist`: one script, and types that need no other package.
const here = import.meta.dirname;
const target = join(here, 'dist');
const { version } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8')) as { version: string };

rmSync(target, { recursive: true, force: true });
mkdirSync(target);
await build({
  configFile: false,
  root: here,
  publicDir: false,
  logLevel: 'warn',
  build: {
    outDir: target,
    emptyOutDir: false,
    target: 'es2023',
    minify: false,
    reportCompressedSize: false,
    lib: { entry: join(here, 'src/client.ts'), formats: ['es'], fileName: 'client' },
  },
});

execFileSync(
  join(here, '../node_modules/.bin/tsc'),
  [
    ...[
      '--declaration',
      '--emitDeclarationOnly',
      '--ignoreConfig',
      '--noCheck',
      '--allowImportingTsExtensions',
    ],
    ...['--rootDir', join(here, 'src'), '--outDir', target, '--target', 'es2024', '--lib', 'es2024,dom'],
    ...['--module', 'esnext', '--moduleResolution', 'bundler'],
    join(here, 'src/client.ts'),
  ],
  { stdio: 'inherit' },
);
// In the repository the types of calls are the contract's; in the package they are written out.
writeFileSync(join(target, 'calls.d.ts'), printCalls());
for (const name of readdirSync(target).filter((each) => each.endsWith('.d.ts'))) {
  const file = join(target, name);
  writeFileSync(file, readFileSync(file, 'utf8').replace(/(from '\.\/[\w-]+)\.ts'/g, "$1.js'"));
}

function printCalls(): string {
  const calls = Object.entries(api as Record<string, Endpoint>).map(([name, call]) => {
    const parts = [
      call.params && `params: ${printType(call.params as object)};`,
      call.query && `query?: ${printType(call.query as object)};`,
      call.body && `body: ${printType(call.body as object)};`,
      call.answer && `answer: ${printType(call.answer as object)};`,
      call.paged && 'paged: true;',
    ].filter(Boolean);
    return `  ${comment(call.summary)}\n  ${JSON.stringify(name)}: { ${parts.join(' ')} };`;
  });
  return `/** The calls of the API, with what they take and answer. */
export interface Calls {
${calls.join('\n')}
}
/** A call of the API by its method and address, such as \`GET /MediaContents/Publics/:id\`. */
export type Call = keyof Calls;
export type Answer<Name extends Call> = Calls[Name] extends { answer: infer Value } ? Value : undefined;
/** The calls that answer a list in pages. */
export type PagedCall = { [Name in Call]: Calls[Name] extends { paged: true } ? Name : never }[Call];
/** What a call takes: the names in its address, its query, its JSON body. */
export type Options<Name extends Call> = Pick<Calls[Name], Extract<keyof Calls[Name], 'params' | 'query' | 'body'>>;
/** What the service learns about a file. */
export type NewUpload = Calls['POST /Management/Uploads']['body'];
`;
}

writeFileSync(
  join(target, 'package.json'),
  `${JSON.stringify(
    {
      name: '@tv/client',
      version,
      description: 'The API of a TV portal: typed calls, pages, retries and uploads.',
      license: 'Apache-2.0',
      type: 'module',
      exports: { '.': { types: './client.d.ts', default: './client.js' } },
      sideEffects: false,
      engines: { node: '>=20.3' },
    },
    undefined,
    2,
  )}\n`,
);
