import { captionFormatsIn } from '@tv/contract/captions/caption-formats';
import { languages } from '@tv/contract/languages/languages';
import type * as english from './strings/en/tv-help.ts';
import { helpLines } from './help-lines.ts';
import { language } from './language.ts';
import { columnsOf, pad, wrap } from './wrap.ts';

/** Of the command analytics. */
const tables = 'days items retention audience searches playing playing-items watched completions'.split(' ');

const help = (await import(`./strings/${language}/tv-help.ts`)) as typeof english;

/** Columns of a terminal: where descriptions begin, and how far they go. */
const begin = 28;
const end = 118;

/** What is typed in every language. */
const typed = {
  formats: captionFormatsIn(help.or),
  tables: tables.join(', '),
  claims: 'name, groups',
  event: 'item.published',
  restore: 'restore <items>',
  scopes: '"openid email content:read"',
  update: 'webhooks update',
  tags: languages.join(', '),
};

const title = help.usage;
const notes = [[help.footItem], [help.footKey, help.footPortal]].map((texts) =>
  texts.flatMap((each) => wrap(each, end)).join('\n'),
);

const entries = helpLines.map(([written, name]) => {
  const line = `  ${written}`;
  if (name === undefined) return line;
  const words = help[name as keyof typeof help] as string | ((values: typeof typed) => string);
  const lines = wrap(typeof words === 'string' ? words : words(typed), end - begin);
  const hasRoom = columnsOf(line) < begin;
  const first = hasRoom ? `${pad(line, begin)}${lines.shift() ?? ''}` : line;
  return [first, ...lines.map((each) => ' '.repeat(begin) + each)].join('\n');
});

/** The help of the commands that are meant: their entries, with the lines below each. */
const helpOf = (shown: readonly string[]) => [title, shown.join('\n'), ...notes].join('\n\n');

export const usage = helpOf(entries);

/** The help of one command, with the options that all commands have. */
export function usageOf(name: string): string {
  let isMeant = false;
  const meant = helpLines.map(([typed]) => {
    if (!typed.startsWith(' ')) isMeant = typed.split(' ')[0] === name;
    return isMeant;
  });
  return helpOf(entries.filter((_, at) => meant[at]));
}
