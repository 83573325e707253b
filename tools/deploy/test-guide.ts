import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The blocks of commands below a heading of a guide, in their order. */
export function commandsOf(heading: string, guide = 'deploy/README.md'): string[] {
  const text = readFileSync(join(root, guide), 'utf8');
  const begin = text.indexOf(`\n## ${heading}\n`);
  if (begin < 0) throw new Error(`${guide} has no part "${heading}".`);
  const end = text.indexOf('\n## ', begin + 4);
  const part = text.slice(begin, end < 0 ? undefined : end);
  return [...part.matchAll(/^```sh\n([^]*?)^```$/gm)].map(([, commands]) => commands!);
}
