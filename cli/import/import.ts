import { Visibility } from '@tv/contract/enumerations';
import type { UploadMetadata } from '@tv/contract/uploads/sheet-row';
import { collectFiles, sayOfSkipped } from '../upload/collect-files.ts';
import type { SubtitleChoice } from '../upload/collect-files.ts';
import { CommandProblem } from '../command-problem.ts';
import { correctItems, findItems, sayCorrections } from './correct-items.ts';
import { isAgreed } from './is-agreed.ts';
import { followProcessings } from '../upload/follow-processings.ts';
import { importOne, type ImportTools } from './import-one.ts';
import { findFile, planImport, rootsOf, type ImportPlan } from './import-plan.ts';
import { openBoard } from '../upload/progress.ts';
import { readTexts, textOptions } from '../items/item-texts.ts';
import { readArguments, readAudience, readInstant, refuseBoth } from '../arguments/read-arguments.ts';
import { openService } from '../service.ts';
import { text } from '../texts.ts';

const options = {
  ...textOptions,
  category: { type: 'string', multiple: true },
  public: { type: 'boolean' },
  internal: { type: 'boolean' },
  draft: { type: 'boolean' },
  'make-captions': { type: 'boolean' },
  unlisted: { type: 'boolean' },
  audience: { type: 'string' },
  date: { type: 'string' },
  organization: { type: 'string' },
  subtitles: { type: 'string', multiple: true },
  attachment: { type: 'string', multiple: true },
  again: { type: 'boolean' },
  sheet: { type: 'string' },
  'dry-run': { type: 'boolean' },
  yes: { type: 'boolean' },
} as const;

/** Files that are sent and not yet processed. */
const maxUnderWay = 8;

/** Imports files. Answers whether all of them can be watched. */
export async function importCommand(args: string[]): Promise<boolean> {
  const { values, positionals } = readArguments(args, options, { command: 'import', most: Infinity });
  if (positionals.length === 0 && values.sheet === undefined)
    throw new CommandProblem(text.importing.nameFiles);
  refuseBoth(values, 'public', 'internal');
  const collected = await collectFiles(positionals);
  const roots = await rootsOf(positionals);
  const folders = [process.cwd(), ...roots];
  const given = await readSubtitleChoices(values.subtitles ?? [], folders);
  const [sheet] = values.sheet === undefined ? [] : await existing([values.sheet], folders);
  const service = await openService();
  const plan = await planImport({
    ...{ roots, collected, sheet },
    metadata: metadataOf(values),
    attachments: await existing(values.attachment ?? [], folders),
    findItems: (rows) => findItems(service, rows),
  });
  if (plan.sendings.length === 0 && plan.missing.length === 0 && plan.corrections.length === 0)
    throw new CommandProblem(text.importing.nothing({ sheet: values.sheet ?? '' }));
  if (plan.sendings.length > 1 && (values.title || given.length > 0))
    throw new CommandProblem(text.importing.oneFile);
  const sendings = withSubtitles(plan.sendings, given);
  const used = filesOf(sendings, sheet);
  const leftOut = collected.skipped.filter(({ file }) => !used.has(file));
  for (const line of [...plan.notes, ...sayOfSkipped(leftOut)]) console.log(line);
  for (const line of plan.missing) console.error(line);
  if (plan.corrections.length > 0) for (const line of sayCorrections(plan.corrections)) console.log(line);
  if (plan.question) console.log(plan.question);
  if (values['dry-run']) {
    if (sendings.length > 0) console.log(text.importing.would({ count: sendings.length }));
    console.log(text.nothingDone);
    return true;
  }
  if (!values.yes && !(await isAgreed(plan))) return false;
  const corrected = await correctItems(service, plan.corrections);
  if (plan.corrections.length > 0)
    console.log(
      text.importing.match({
        done: corrected.filter(({ correction }) => correction.conflicts.length === 0).length,
        all: plan.corrections.length,
      }),
    );
  const areCorrected = corrected.length === plan.corrections.length;
  if (sendings.length === 0 && plan.missing.length === 0) return areCorrected;
  const processings = followProcessings(service);
  const tools: ImportTools = {
    service,
    processings,
    board: openBoard({
      files: sendings.length,
      bytes: sendings.reduce((sum, { media }) => sum + media.sizeInBytes, 0),
    }),
    isAgain: values.again === true,
    known: new Map(),
  };
  try {
    const counts = await importAll(tools, sendings);
    const whole = plan.sendings.length + plan.missing.length;
    if (whole > 1)
      console.log(
        [
          text.importing.watchable({ done: counts.ready, all: whole }),
          ...(counts.old > 0 ? [text.importing.here({ count: counts.old })] : []),
        ].join(' '),
      );
    return counts.ready === whole && areCorrected;
  } finally {
    processings.close();
  }
}

async function importAll(tools: ImportTools, sendings: ImportPlan['sendings']) {
  const underWay = new Set<Promise<unknown>>();
  const counts = { ready: 0, old: 0 };
  let isOverQuota = false;
  for (const [index, sending] of sendings.entries()) {
    if (isOverQuota) {
      console.error(text.importing.notUploaded({ count: sendings.length - index }));
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
    ...(values.audience && { audience: readAudience(values.audience) }),
    ...(values.date && { publishDate: readInstant('date', values.date) }),
    ...(values.public && { visibility: Visibility.PUBLIC }),
    ...(values.internal && { visibility: Visibility.INTERNAL }),
  };
}

async function readSubtitleChoices(choices: string[], folders: readonly string[]): Promise<SubtitleChoice[]> {
  return Promise.all(
    choices.map(async (choice) => {
      const [, languageCode, file] = /^([A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8}){0,3})=(.+)$/.exec(choice) ?? [];
      if (!languageCode || !file)
        throw new CommandProblem(text.items.noTrack({ choice, option: 'subtitles' }));
      return { languageCode, file: (await existing([file], folders))[0]! };
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
    ...(sheet === undefined ? [] : [sheet]),
    ...sendings.flatMap(({ media, attachments }) => [
      ...media.subtitles.map(({ file }) => file),
      ...attachments,
    ]),
  ]);

/** Absolute paths of files that options name, relative to the current folder or else to the imported folders. */
async function existing(files: readonly string[], folders: readonly string[]): Promise<string[]> {
  return Promise.all(
    files.map(async (file) => {
      const found = await findFile(file, folders);
      if (!found) throw new CommandProblem(text.noFile({ file }));
      return found;
    }),
  );
}
