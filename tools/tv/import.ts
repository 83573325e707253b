import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Visibility } from '@tv/contract/enumerations';
import type { UploadMetadata } from '@tv/contract/sheet-columns';
import { collectFiles, sayOfSkipped } from './collect-files.ts';
import type { SubtitleChoice } from './collect-files.ts';
import { CommandProblem } from './command-problem.ts';
import { followProcessings } from './follow-processings.ts';
import { importOne, type ImportTools } from './import-one.ts';
import { planImport, rootsOf, type ImportPlan } from './import-plan.ts';
import { openBoard } from './progress.ts';
import { readTexts, textOptions } from './item-texts.ts';
import { readArguments, readInstant, refuseBoth } from './read-arguments.ts';
import { openService } from './service.ts';

const options = {
  ...textOptions,
  category: { type: 'string', multiple: true },
  public: { type: 'boolean' },
  internal: { type: 'boolean' },
  draft: { type: 'boolean' },
  'make-captions': { type: 'boolean' },
  unlisted: { type: 'boolean' },
  date: { type: 'string' },
  organization: { type: 'string' },
  subtitles: { type: 'string', multiple: true },
  attachment: { type: 'string', multiple: true },
  again: { type: 'boolean' },
  sheet: { type: 'string' },
} as const;

/** Files that are sent and not yet processed. */
const maxUnderWay = 8;

/** Brings files in. Answers whether all of them can be watched. */
export async function importCommand(args: string[]): Promise<boolean> {
  const { values, positionals } = readArguments(args, options, { command: 'import', most: Infinity });
  if (positionals.length === 0 && values.sheet === undefined)
    throw new CommandProblem('Name files or folders: npm run tv -- import <file or folder>.');
  refuseBoth(values, 'public', 'internal');
  const given = await readSubtitleChoices(values.subtitles ?? []);
  const collected = await collectFiles(positionals);
  const plan = await planImport({
    roots: await rootsOf(positionals),
    collected,
    sheet: values.sheet === undefined ? undefined : resolve(values.sheet),
    metadata: metadataOf(values),
    attachments: await existing(values.attachment ?? []),
  });
  if (plan.sendings.length === 0 && plan.missing.length === 0)
    throw new CommandProblem(`There is nothing to bring in: ${values.sheet} has no rows.`);
  if (plan.sendings.length > 1 && (values.title || given.length > 0))
    throw new CommandProblem(
      '--title and --subtitles are for a single file; in a folder, name captions like their file: talk.en.srt beside talk.mp4. Or write a sheet: docs/cli.md says how.',
    );
  const service = await openService();
  const sendings = withSubtitles(plan.sendings, given);
  const used = filesOf(sendings, values.sheet);
  const leftOut = collected.skipped.filter(({ file }) => !used.has(file));
  for (const line of [...plan.notes, ...sayOfSkipped(leftOut)]) console.log(line);
  for (const line of plan.missing) console.error(line);
  const processings = followProcessings(service);
  const tools: ImportTools = {
    service,
    processings,
    board: openBoard(),
    isAgain: values.again === true,
    known: new Map(),
  };
  try {
    const counts = await importAll(tools, sendings);
    const whole = plan.sendings.length + plan.missing.length;
    if (whole > 1)
      console.log(
        `${counts.ready} of ${whole} files can be watched.${counts.old > 0 ? ` ${counts.old} ${counts.old === 1 ? 'was' : 'were'} here already.` : ''}`,
      );
    return counts.ready === whole;
  } finally {
    processings.close();
  }
}

async function importAll(tools: ImportTools, sendings: ImportPlan['sendings']) {
  const underWay = new Set<Promise<unknown>>();
  const counts = { ready: 0, old: 0 };
  let isOverQuota = false;
  for (const [place, sending] of sendings.entries()) {
    if (isOverQuota) {
      console.error(
        `${sendings.length - place} more files were not tried. Run the command again later: what is here is not brought in twice.`,
      );
      break;
    }
    const sent = Promise.withResolvers<void>();
    const done = importOne(tools, sending, sent.resolve)
      .then((outcome) => {
        if (outcome === 'ready' || outcome === 'old') counts.ready++;
        if (outcome === 'old') counts.old++;
        if (outcome === 'over quota') isOverQuota = true;
      })
      .finally(() => underWay.delete(done));
    done.then(() => sent.resolve(), sent.reject);
    underWay.add(done);
    // The next one is sent while this one is processed.
    await sent.promise;
    if (underWay.size >= maxUnderWay) await Promise.race(underWay);
  }
  await Promise.all(underWay);
  return counts;
}

type Values = ReturnType<typeof readArguments<typeof options>>['values'];

function metadataOf(values: Values): UploadMetadata {
  const { title, ...texts } = readTexts(values);
  return {
    ...(title && { title }),
    ...texts,
    ...(values.category && { categoryNames: values.category }),
    ...(values.organization && { organizationName: values.organization }),
    ...(values.draft && { isDraft: true }),
    ...(values['make-captions'] && { makesCaptions: true }),
    ...(values.unlisted && { isListed: false }),
    ...(values.date && { publishDate: readInstant('date', values.date) }),
    ...(values.public && { visibility: Visibility.PUBLIC }),
    ...(values.internal && { visibility: Visibility.INTERNAL }),
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
const withSubtitles = (sendings: ImportPlan['sendings'], given: SubtitleChoice[]): ImportPlan['sendings'] =>
  sendings.map(({ media, ...rest }) => {
    const beside = media.subtitles.filter(
      ({ languageCode }) => !given.some((each) => each.languageCode === languageCode),
    );
    return { ...rest, media: { ...media, subtitles: [...given, ...beside] } };
  });

/** Files besides those that are watched which are used after all, because a row or an option names them. */
const filesOf = (sendings: ImportPlan['sendings'], sheet: string | undefined): ReadonlySet<string> =>
  new Set([
    ...(sheet === undefined ? [] : [resolve(sheet)]),
    ...sendings.flatMap(({ media, attachments }) => [
      ...media.subtitles.map(({ file }) => file),
      ...attachments,
    ]),
  ]);

async function existing(files: string[]): Promise<string[]> {
  for (const file of files) {
    const found = await stat(file).catch(() => undefined);
    if (!found?.isFile()) throw new CommandProblem(`There is no file ${file}.`);
  }
  return files.map((file) => resolve(file));
}
