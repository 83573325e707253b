import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { nodeRooms, screenRooms } from './rooms.mjs';

export const root = join(import.meta.dirname, '..');

export type Import = { target: string; isTypeOnly: boolean };
/** Paths are relative to the project; a package has the name that the import gives. */
export type SourceFile = { path: string; text: string; lines: number; isTest: boolean; imports: Import[] };

const folders = [...new Set([...nodeRooms, ...screenRooms, 'e2e'].map((room) => room.split('/')[0]!))];
const left =
  /(^|\/)(node_modules|dist|media\/(aurora|harbor|tv))|^server\/(schema\.sql|src\/platform\/db\/tables\.ts)$/;

const statement =
  /^\s*(?:import|export)\s+(type\s)?[^'";]*?\sfrom\s+'([^']+)'|^\s*import\s+'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/gm;

/** Every hand-written source file of the project. */
export const sourceFiles: SourceFile[] = folders
  .filter((folder) => existsSync(join(root, folder)))
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((path) => /\.(ts|tsx|mjs|css|sql)$/.test(path) && !left.test(path))
  .sort()
  .map((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return {
      path,
      text,
      lines: text.split('\n').length - 1,
      isTest: /\.test\.tsx?$|\/testing\/|\/test-[\w-]+\.ts$|^server\/test\/|^e2e\/|^playwright/.test(path),
      imports: /\.(ts|tsx|mjs)$/.test(path) ? importsOf(path, text) : [],
    };
  });

export const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');

/** Modules that lie on a circle of imports, or between two circles. */
export function modulesInCircles(imports: readonly { from: string; to: string }[]): string[] {
  let left = new Set(imports.map(({ from }) => from));
  for (let before = Infinity; left.size < before;) {
    before = left.size;
    const inner = imports.filter(({ from, to }) => left.has(from) && left.has(to));
    const imported = new Set(inner.map(({ to }) => to));
    left = new Set(inner.map(({ from }) => from).filter((path) => imported.has(path)));
  }
  return [...left].sort();
}

function importsOf(path: string, text: string): Import[] {
  return [...text.matchAll(statement)].map(([whole, type, from, bare, dynamic]) => ({
    target: resolveImport(path, from ?? bare ?? dynamic ?? ''),
    isTypeOnly: Boolean(type) || /^\s*import\s+\{(\s*type\s[^,}]+,?)+\s*\}/.test(whole),
  }));
}

/** The path in the project of what a file imports; a package keeps its name. */
export function resolveImport(path: string, target: string): string {
  if (target.startsWith('.')) return normalize(join(dirname(path), target));
  const [, workspace, file = ''] = /^@tv\/(\w+)\/(.+)$/.exec(target) ?? [];
  if (!workspace) return target;
  const isBelowSource = workspace !== 'strings' && !file.startsWith('lib/');
  return `${workspace}/${isBelowSource ? 'src/' : ''}${file}${/\.\w+$/.test(file) ? '' : '.ts'}`;
}
