import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';

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

/** Whether these programs are installed. */
export const hasPrograms = (...names: string[]): boolean =>
  names.every((name) => spawnSync('which', [name]).status === 0);

/** A line of a shell that prints how the newest public film of an organization answers. */
export const watchCommand = (address: string, organizationId: string): string =>
  `${process.execPath} ${join(import.meta.dirname, 'test-watch.ts')} ${address} ${organizationId}`;

/** What `watchCommand` prints of a film that plays. */
export const playing: Record<string, unknown> = {
  page: [200, true],
  poster: [200, 'image', true],
  playlist: [200, 200],
  part: [206, true],
  whole: [200, expect.anything()],
};

/** From the output of a guide's commands: the organization of the public page, and the link for the first Admin. */
export const namedIn = (output: string) => ({
  organizationId: /\/public\/([\w-]+)\/watch\//.exec(output)?.[1] ?? 'no organization',
  setupLink: /https:\/\/tv\.example\.org\/account-setup\?token=\S+/.exec(output)?.[0] ?? 'no link',
});
