import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { SubtitleKind, Visibility } from '@tv/contract/enumerations';
import type { MediaContentChange } from '@tv/contract/media-contents/managed-media-content';
import { findCategory } from './categories.ts';
import { CommandProblem } from '../command-problem.ts';
import { printItem, withEachItem } from './contents.ts';
import { readTexts, textOptions } from './item-texts.ts';
import {
  onOrOff,
  oneOf,
  readArguments,
  readAudience,
  readInstant,
  refuseBoth,
} from '../arguments/read-arguments.ts';
import { openService, type Service } from '../service.ts';
import { text } from '../texts.ts';
import { notesOf } from '../upload/upload-file.ts';

const options = {
  ...textOptions,
  category: { type: 'string', multiple: true },
  public: { type: 'boolean' },
  internal: { type: 'boolean' },
  password: { type: 'boolean' },
  'no-password': { type: 'boolean' },
  expires: { type: 'string' },
  date: { type: 'string' },
  listed: { type: 'string' },
  audience: { type: 'string' },
  featured: { type: 'string' },
  'public-featured': { type: 'string' },
  subtitles: { type: 'string', multiple: true },
  descriptions: { type: 'string', multiple: true },
} as const;
type Values = ReturnType<typeof readArguments<typeof options>>['values'];

/** Changes what the options name, of every item that is named; prints the items as they are then. */
export async function editCommand(args: string[]): Promise<boolean> {
  const { values, positionals } = readArguments(args, options, { command: 'edit', most: Infinity });
  refuseBoth(values, 'public', 'internal');
  refuseBoth(values, 'password', 'no-password');
  if (Object.keys(values).length === 0)
    throw new CommandProblem(`${text.items.addChange} ${text.see({ command: 'edit' })}`);
  const subtitles = await readTextTracks('subtitles', values.subtitles ?? []);
  const descriptions = await readTextTracks('descriptions', values.descriptions ?? []);
  const service = await openService();
  let password: Promise<string> | undefined;
  return withEachItem(positionals, async (id) => {
    const present = await service.call('GET /Management/MediaContents/:id', { params: { id } });
    if (values.password) password ??= askPassword();
    const body = await changeOf(service, values, present.organizationName, await password);
    const changed = await service.call('PATCH /Management/MediaContents/:id', { params: { id }, body });
    const notes: string[] = [];
    for (const { languageCode, file, bytes, kind } of [...subtitles, ...descriptions]) {
      const read = await service.call('PUT /Management/MediaContents/:id/Subtitles/:languageCode', {
        params: { id, languageCode },
        query: { kind },
        bytes,
      });
      notes.push(...notesOf(file, read));
    }
    printItem(service, changed);
    for (const note of notes) console.log(note);
  });
}

async function changeOf(
  service: Service,
  values: Values,
  organization: string,
  password: string | undefined,
): Promise<MediaContentChange> {
  const { category, featured, expires, date, listed, audience } = values;
  const publicFeatured = values['public-featured'];
  const categories = category?.filter(Boolean);
  return {
    ...readTexts(values),
    ...(categories && {
      categoryIds: await Promise.all(
        categories.map(async (name) => (await findCategory(service, name, organization)).id),
      ),
    }),
    ...(values.public && { visibility: Visibility.PUBLIC }),
    ...(values.internal && { visibility: Visibility.INTERNAL }),
    ...(password !== undefined && { password }),
    ...(values['no-password'] && { password: '' }),
    ...(expires && { expirationDate: expires === 'never' ? '' : readInstant('expires', expires) }),
    ...(date && { publishDate: date === 'none' ? '' : readInstant('date', date) }),
    ...(listed && { isListed: oneOf(onOrOff, '--listed', listed) }),
    ...(audience && { audience: readAudience(audience) }),
    ...(featured && { isFeatured: oneOf(onOrOff, '--featured', featured) }),
    ...(publicFeatured && { isPublicFeatured: oneOf(onOrOff, '--public-featured', publicFeatured) }),
  };
}

/** One line of the input: an argument could be read by everybody on this computer. */
async function askPassword(): Promise<string> {
  const lines = createInterface({ input: process.stdin });
  if (process.stdin.isTTY) process.stderr.write(`${text.items.askPassword} `);
  for await (const line of lines) {
    lines.close();
    if (line.trim()) return line.trim();
  }
  throw new CommandProblem(text.items.noPassword);
}

async function readTextTracks(
  option: 'subtitles' | 'descriptions',
  choices: string[],
): Promise<{ languageCode: string; kind: number; file: string; bytes: Buffer }[]> {
  const kind = option === 'subtitles' ? SubtitleKind.SUBTITLE : SubtitleKind.DESCRIPTION;
  return Promise.all(
    choices.map(async (choice) => {
      const [, languageCode, file] = /^([A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8}){0,3})=(.+)$/.exec(choice) ?? [];
      if (!languageCode || !file) throw new CommandProblem(text.items.noTrack({ choice, option }));
      const bytes = await readFile(file).catch(() => undefined);
      if (!bytes) throw new CommandProblem(text.noFile({ file }));
      return { languageCode, kind, file, bytes };
    }),
  );
}
