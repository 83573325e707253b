import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Visibility } from '@tv/contract/enumerations';
import { collectFiles, sayOfSkipped } from './collect-files.ts';
import type { FoundMedia, SubtitleChoice } from './collect-files.ts';
import { CommandProblem } from './command-problem.ts';
import { followProcessings } from './follow-processings.ts';
import { importOne, type ImportTools } from './import-one.ts';
import { openBoard } from './progress.ts';
import { readArguments, readInstant, readList } from './read-arguments.ts';
import { openService } from './service.ts';
import type { UploadWishes } from './upload-file.ts';

const options = {
  title: { type: 'string' },
  description: { type: 'string' },
  category: { type: 'string', multiple: true },
  tags: { type: 'string' },
  public: { type: 'boolean' },
  draft: { type: 'boolean' },
  unlisted: { type: 'boolean' },
  date: { type: 'string' },
  organization: { type: 'string' },
  subtitles: { type: 'string', multiple: true },
  attachment: { type: 'string', multiple: true },
  again: { type: 'boolean' },
} as const;

/** Files that are sent and not yet processed. */
const mostUnderWay = 8;

/** Brings files in. Answers whether all of them can be watched. */
export async function importCommand(args: string[]): Promise<boolean> {
  const { values, positionals } = readArguments(args, options, { command: 'import', most: Infinity });
  if (positionals.length === 0)
    throw new CommandProblem('Name files or folders: npm run tv -- import <file or folder>.');
  const given = await readSubtitleChoices(values.subtitles ?? []);
  const attachments = await existing(values.attachment ?? []);
  const { media: files, skipped } = await collectFiles(positionals);
  if (files.length > 1 && (values.title || given.length > 0))
    throw new CommandProblem(
      '--title and --subtitles are for a single file; in a folder, name captions like their file: talk.en.srt beside talk.mp4.',
    );
  const service = await openService();
  const wishes = wishesOf(values);
  const processings = followProcessings(service);
  const tools: ImportTools = {
    service,
    processings,
    board: openBoard(),
    isAgain: values.again === true,
    known: new Map(),
  };
  const underWay = new Set<Promise<unknown>>();
  const counts = { ready: 0, old: 0 };
  for (const line of sayOfSkipped(skipped)) console.log(line);
  try {
    for (const media of files) {
      const sent = Promise.withResolvers<void>();
      const sending = { media: withSubtitles(media, given), wishes, attachments };
      const done = importOne(tools, sending, sent.resolve)
        .then((outcome) => {
          if (outcome !== 'failed') counts.ready++;
          if (outcome === 'old') counts.old++;
        })
        .finally(() => underWay.delete(done));
      done.then(() => sent.resolve(), sent.reject);
      underWay.add(done);
      // The next one is sent while this one is processed.
      await sent.promise;
      if (underWay.size >= mostUnderWay) await Promise.race(underWay);
    }
    await Promise.all(underWay);
  } finally {
    processings.close();
  }
  if (files.length > 1)
    console.log(
      `${counts.ready} of ${files.length} files can be watched.${counts.old > 0 ? ` ${counts.old} were here already.` : ''}`,
    );
  return counts.ready === files.length;
}

type Values = ReturnType<typeof readArguments<typeof options>>['values'];

function wishesOf(values: Values): UploadWishes {
  const tags = values.tags === undefined ? undefined : readList(values.tags);
  return {
    ...(values.title && { title: values.title }),
    ...(values.description && { description: values.description }),
    ...(values.category && { categoryNames: values.category }),
    ...(tags && { tags }),
    ...(values.organization && { organizationName: values.organization }),
    ...(values.draft && { isDraft: true }),
    ...(values.unlisted && { isListed: false }),
    ...(values.date && { publishDate: readInstant('date', values.date) }),
    visibility: values.public ? Visibility.PUBLIC : Visibility.INTERNAL,
  };
}

async function readSubtitleChoices(choices: string[]): Promise<SubtitleChoice[]> {
  return Promise.all(
    choices.map(async (choice) => {
      const [, languageCode, file] = /^([A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8}){0,3})=(.+)$/.exec(choice) ?? [];
      if (!languageCode || !file)
        throw new CommandProblem(`"${choice}" names no captions: write --subtitles en=file.srt.`);
      return { languageCode, file: (await existing([file]))[0]! };
    }),
  );
}

/** Captions that are named win over those that lie beside the file. */
function withSubtitles(media: FoundMedia, given: SubtitleChoice[]): FoundMedia {
  const beside = media.subtitles.filter(
    ({ languageCode }) => !given.some((each) => each.languageCode === languageCode),
  );
  return { ...media, subtitles: [...given, ...beside] };
}

async function existing(files: string[]): Promise<string[]> {
  for (const file of files) {
    const found = await stat(file).catch(() => undefined);
    if (!found?.isFile()) throw new CommandProblem(`There is no file ${file}.`);
  }
  return files.map((file) => resolve(file));
}
