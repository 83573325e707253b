import { folderOf, pathFrom } from './paths.ts';
import type { Located } from './source.ts';

/** Where a file of a source was read: on the web, or in a folder, whose paths are `all`. */
export type SourceLocation = { address: string } | { path: string; all: ReadonlySet<string> };

/**
 * The file that a source names. Relative names are of the place; in a folder they name a file that is there. Undefined: it is
 * neither a file of the folder nor an address of the web, or nothing is named.
 */
export function locate(named: string, location: SourceLocation): Located | undefined {
  if (named.trim() === '') return undefined;
  if (/^https?:\/\//i.test(named)) return URL.canParse(named) ? { address: new URL(named).href } : undefined;
  if ('address' in location) {
    const found = URL.parse(named, location.address);
    return found && /^https?:$/.test(found.protocol) ? { address: found.href } : undefined;
  }
  const path = /^[a-z][a-z\d+.-]*:/i.test(named) ? undefined : pathFrom(folderOf(location.path), named);
  return path !== undefined && location.all.has(path) ? { path } : undefined;
}
