/** The last part of a path. */
export const baseOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** The folder of a path, without a "/" at its end; empty at the top. */
export const folderOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** The ending of a name in small letters, with its dot; empty without one. */
export const endingOf = (path: string) => /\.[^./]{1,10}$/.exec(path)?.[0].toLowerCase() ?? '';

/** The last part of a path without its ending. */
export const stemOf = (path: string) => baseOf(path).slice(0, baseOf(path).length - endingOf(path).length);

/** A path that a file of `folder` names, from the top. Undefined where it leads out of the top, or is absolute. */
export function pathFrom(folder: string, named: string): string | undefined {
  const parts: string[] = folder === '' ? [] : folder.split('/');
  const written = named.replaceAll('\\', '/');
  if (/^\/|^[A-Za-z]:/.test(written)) return undefined;
  for (const part of written.split('/')) {
    if (part === '..') {
      if (parts.length === 0) return undefined;
      parts.pop();
    } else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}
