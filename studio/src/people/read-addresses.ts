import { emailProblem } from '@tv/client/lib/forms/email-problem.ts';

export type WrongLine = {
  /** From 1. */
  line: number;
  text: string;
  reason: 'noAddress' | 'notAnAddress';
};

export type ReadAddresses = {
  /** Each once, in lower case, in the order of the text. */
  addresses: string[];
  wrong: WrongLine[];
  /** How many addresses were there before. */
  repeated: number;
};

/** Signs that stand around an address: of "Name <address>", of quotes and of ends of sentences. */
const around = /^(?:mailto:|[<([{"'“”„‘’:])+|[>)\]}"'“”‘’:.]+$/gi;

/** A part that was meant to be an address, though it has no @, such as `ann.example.com` or `ann(at)example`. */
const isMeant = (part: string) => /^[^\s.]+(\.[^\s.]+)+$|[([]at[)\]]/i.test(part.trim());

/** Reads addresses out of pasted text. They are separated by any of spaces, commas, semicolons, tabs and lines; names beside them are left out. */
export function readAddresses(text: string): ReadAddresses {
  const known = new Set<string>();
  const wrong: WrongLine[] = [];
  let repeated = 0;
  for (const [index, line] of text.split(/\r\n|[\r\n\u2028]/).entries()) {
    if (line.trim() === '') continue;
    const parts = line.replaceAll(/"[^"]*"/g, ' ').split(/[,;\t|]/);
    const words = parts.flatMap((part) => part.split(/\s+|(?=<)/));
    const candidates = words.filter((word) => word.includes('@')).map(strip);
    const meant = parts.filter((part) => !part.includes('@') && isMeant(part)).map((part) => part.trim());
    if (candidates.length === 0 && meant.length === 0)
      wrong.push({ line: index + 1, text: line.trim(), reason: 'noAddress' });
    for (const part of meant) wrong.push({ line: index + 1, text: part, reason: 'notAnAddress' });
    for (const candidate of candidates) {
      const address = candidate.toLowerCase();
      if (emailProblem(address) !== '')
        wrong.push({ line: index + 1, text: candidate, reason: 'notAnAddress' });
      else if (known.has(address)) repeated += 1;
      else known.add(address);
    }
  }
  return { addresses: [...known], wrong, repeated };
}

/** Takes away the signs around an address, also several of them. */
function strip(word: string): string {
  const bare = word.replaceAll(around, '');
  return bare === word ? bare : strip(bare);
}
