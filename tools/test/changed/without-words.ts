/**
 * Code without the comments that stand alone or behind a statement, to see whether more than words changed. It errs on the safe
 * side: what may be part of a string stays.
 */
export const withoutWords = (code: string): string =>
  code
    .replace(/^\s*\/\*\*\s[\s\S]*?\*\/\s*$/gm, '')
    .replace(/^\s*\/\/ .*$/gm, '')
    .replace(/(?<=[;,{}()[\]]) \/\/ [^'"`]*$/gm, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
    .join('\n');
