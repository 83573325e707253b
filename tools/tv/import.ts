import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ContentStatus, ProcessingStatus, Visibility } from '@tv/contract/enumerations';
import type { ManagedMediaContent } from '@tv/contract/management-contents';
import { collectFiles } from './collect-files.ts';
import type { FoundMedia, SubtitleChoice } from './collect-files.ts';
import { CommandProblem } from './command-problem.ts';
import { followProcessings, type FollowedProcessings } from './follow-processings.ts';
import { patiently } from './patiently.ts';
import { openBoard } from './progress.ts';
import { readInstant } from './read-arguments.ts';
import { openService } from './service.ts';
import type { Service } from './service.ts';
import { nameOf, uploadFile } from './upload-file.ts';
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
} as const;

/** Files that are sent and not yet processed. */
const mostUnderWay = 8;

/** Brings files in. Answers whether all of them can be watched. */
export async function importCommand(args: string[]): Promise<boolean> {
  const { path, values } = readArguments(args);
  const given = await readSubtitleChoices(values.subtitles ?? []);
  const attachments = await existing(values.attachment ?? []);
  const files = await collectFiles(path);
  if (files.length > 1 && (values.title || given.length > 0))
    throw new CommandProblem(
      '--title and --subtitles are for a single file; in a folder, name captions like their file: talk.en.srt beside talk.mp4.',
    );
  const service = await openService();
  const wishes = wishesOf(values);
  const processings = followProcessings(service);
  const tools = { service, processings, board: openBoard() };
  const underWay = new Set<Promise<unknown>>();
  let failures = 0;
  try {
    for (const media of files) {
      const sent = Promise.withResolvers<void>();
      const whole = withSubtitles(media, given);
      const count = (isReady: boolean) => (failures += isReady ? 0 : 1);
      const done = importOne(tools, whole, wishes, attachments, sent.resolve)
        .then(count, (problem: unknown) => {
          count(false);
          throw problem;
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
  if (files.length > 1) console.log(`${files.length - failures} of ${files.length} files can be watched.`);
  return failures === 0;
}

type Tools = {
  service: Service;
  processings: FollowedProcessings;
  board: ReturnType<typeof openBoard>;
};

async function importOne(
  { service, processings, board }: Tools,
  media: FoundMedia,
  wishes: UploadWishes,
  attachments: string[],
  onSent: () => void,
): Promise<boolean> {
  const name = nameOf(media.file);
  const progress = board.open(name);
  try {
    const begun = await uploadFile(service, media, wishes, attachments, (share) =>
      progress.show('sending', share),
    );
    onSent();
    const ended = await processings.untilEnded(begun, ({ processingStatus, progress: share }) =>
      progress.show(isWaiting(processingStatus) ? 'waiting' : 'processing', share),
    );
    progress.end();
    if (ended.processingStatus === ProcessingStatus.COMPLETED) {
      const note =
        (ended.notes ?? []).map((each) => `\n  ${each}`).join('') + (await noteOf(service, ended.id));
      board.print(() => console.log(`${ended.title}\n  ${service.publicUrl}${ended.watchPath}${note}`));
      return true;
    }
    board.print(() => console.error(`${name}: ${ended.problem ?? 'it could not be processed.'}`));
  } catch (problem) {
    progress.end();
    if (!(problem instanceof CommandProblem)) throw problem;
    board.print(() => console.error(`${name}: ${problem.message}`));
  }
  return false;
}

const isWaiting = (status: number) =>
  status === ProcessingStatus.UPLOADED || status === ProcessingStatus.PENDING;

/** Whoever opens the address of a draft finds nothing. */
async function noteOf(service: Service, id: string): Promise<string> {
  const { status } = await patiently(() =>
    service.call<ManagedMediaContent>('GET', `/Management/MediaContents/${id}`),
  );
  return status === ContentStatus.PUBLISHED
    ? ''
    : '\n  Not published yet: "npm run tv -- publish" or "schedule" does that.';
}

function readArguments(args: string[]) {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [path, ...more] = positionals;
    if (!path || more.length > 0)
      throw new Error('Name one file or folder: npm run tv -- import <file or folder>.');
    return { path, values };
  } catch (problem) {
    throw new CommandProblem((problem as Error).message);
  }
}

type Values = ReturnType<typeof readArguments>['values'];

function wishesOf(values: Values): UploadWishes {
  const tags = values.tags
    ?.split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);
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
