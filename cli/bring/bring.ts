import { Visibility } from '@tv/contract/enumerations';
import { sourceKinds, type SourceKind } from '@tv/contract/sources/source-kinds';
import type { BroughtItem } from '@tv/contract/sources/sources';
import type { UploadMetadata } from '@tv/contract/uploads/sheet-row';
import { instanceOf, type Wishes } from '@tv/sources/new-upload';
import { readSource } from '@tv/sources/read-source';
import { SourceProblem, type SourceReading } from '@tv/sources/source';
import { CommandProblem } from '../command-problem.ts';
import { isAgreed } from '../import/is-agreed.ts';
import { followProcessings } from '../upload/follow-processings.ts';
import { nearestWord } from '../arguments/nearest-word.ts';
import { openBoard } from '../upload/progress.ts';
import { readArguments, readAudience, readList, refuseBoth } from '../arguments/read-arguments.ts';
import { sayNote, wordsOf } from '../say-note.ts';
import { openService, type OpenedService, type Service } from '../service.ts';
import { wholeNumber } from '../arguments/wrong-use.ts';
import type { Result } from './bring-one.ts';
import { bringAll } from './bring-all.ts';
import { limitSpeed, readSpeed } from './limit-speed.ts';
import { openSource, type OpenedSource } from './open-source.ts';
import { planOf, sayPlan, type Plan } from './preview.ts';
import { writeReport } from './report.ts';
import { text } from '../texts.ts';

const options = {
  'dry-run': { type: 'boolean' },
  yes: { type: 'boolean' },
  report: { type: 'string' },
  instance: { type: 'string' },
  limit: { type: 'string' },
  'at-once': { type: 'string' },
  again: { type: 'boolean' },
  publish: { type: 'boolean' },
  public: { type: 'boolean' },
  internal: { type: 'boolean' },
  unlisted: { type: 'boolean' },
  audience: { type: 'string' },
  category: { type: 'string', multiple: true },
  tags: { type: 'string' },
  'private-addresses': { type: 'boolean' },
  organization: { type: 'string' },
} as const;
type Values = ReturnType<typeof readArguments<typeof options>>['values'];

const mostAtOnce = 8;

/** Brings items in from another system. Answers whether all of them are here. */
export async function bringCommand(args: string[]): Promise<boolean> {
  const { values, positionals } = readArguments(args, options, { command: 'bring', most: Infinity });
  const [word = '', ...words] = positionals;
  const kind = kindOf(word);
  if (words.length === 0) throw new CommandProblem(text.bring.nameWhat({ kind }));
  refuseBoth(values, 'public', 'internal');
  const pace = limitSpeed(values.limit === undefined ? undefined : readSpeed(values.limit));
  const written = values['at-once'];
  const atOnce = written === undefined ? 1 : wholeNumber('at-once', written, [1, mostAtOnce]);
  try {
    await using source = await openSource(kind, words, {
      allowsPrivate: values['private-addresses'] === true,
      pace,
    });
    const reading = await readSource(kind, source.input);
    reading.problems.unshift(...source.problems);
    return await bringReading({ kind, source, reading, values, pace, atOnce });
  } catch (problem) {
    if (problem instanceof SourceProblem) throw new CommandProblem(wordsOf(problem));
    throw problem;
  }
}

function kindOf(word: string): SourceKind {
  const kind = sourceKinds.find((each) => each === word);
  if (kind) return kind;
  const near = nearestWord(word, [...sourceKinds]);
  const { nameKind, noKind, noKindNear, kinds } = text.bring;
  const wrong = near ? noKindNear({ word, near }) : word ? noKind({ word }) : nameKind;
  throw new CommandProblem(`${wrong} ${kinds({ kinds: sourceKinds.join(', ') })}`);
}

type Bringing = {
  kind: SourceKind;
  source: OpenedSource;
  reading: SourceReading;
  values: Values;
  pace: (bytes: number) => Promise<void>;
  atOnce: number;
};

async function bringReading({ kind, source, reading, values, pace, atOnce }: Bringing): Promise<boolean> {
  const instance = values.instance ?? instanceOf(reading, source.name);
  const service = await openService();
  const known = await brought(service, kind, instance, values.organization);
  const plan = planOf(reading.items, known, service.publicUrl, values.again === true);
  const sizes = plan.coming.map((item) => source.sizeOf(item.media!));
  const bytes = {
    known: sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0),
    unknown: sizes.filter((size) => size === undefined).length,
  };
  console.log(text.bring.from({ kind, instance }));
  for (const line of sayPlan(plan, reading, bytes)) console.log(line);
  if (values['dry-run']) {
    const would = plan.coming.map((item): Result => ({
      item,
      outcome: 'would come',
      address: '',
      notes: item.notes.map(sayNote),
    }));
    await report(values, reading, [...plan.left, ...would]);
    console.log(text.nothingDone);
    return true;
  }
  if (plan.coming.length === 0) {
    await report(values, reading, plan.left);
    return areAllHere(plan.left, reading);
  }
  if (!values.yes && !(await isAgreed({ question: text.goOn, corrections: [] }, text.confirm))) return false;
  const results = await sendAll();
  return areAllHere(results, reading);

  async function sendAll(): Promise<Result[]> {
    // Whether it can be written is better known now than after hours of sending.
    if (values.report !== undefined) await writeReport(values.report, plan.left, reading);
    const processings = followProcessings(service);
    const all: Result[] = [...plan.left];
    try {
      const board = openBoard({ files: plan.coming.length, bytes: bytes.known });
      const paced = pacedService(service, pace);
      const tools = {
        service: paced,
        source,
        kind,
        instance,
        wishes: wishesOf(values),
        publicUrl: service.publicUrl,
        processings,
        board,
      };
      await bringAll(
        tools,
        plan.coming,
        { atOnce, sizeOf: (item) => source.sizeOf(item.media!) ?? 0 },
        (result) => all.push(result),
      );
      sayEnd(all, plan);
    } finally {
      processings.close();
      await report(values, reading, all);
    }
    return all;
  }
}

const areAllHere = (results: readonly Result[], { problems }: SourceReading) =>
  problems.length === 0 &&
  results.every(({ outcome }) => ['brought in', 'already here', 'deleted here'].includes(outcome));

function sayEnd(results: readonly Result[], { coming }: Plan): void {
  const count = (outcome: Result['outcome']) => results.filter((each) => each.outcome === outcome).length;
  console.log(text.bring.done({ count: count('brought in'), all: coming.length }));
  if (count('not tried') > 0) console.error(text.bring.notTried({ count: count('not tried') }));
}

async function report(values: Values, reading: SourceReading, results: readonly Result[]): Promise<void> {
  if (values.report === undefined) return;
  await writeReport(values.report, results, reading);
  console.log(text.bring.report({ file: values.report }));
}

/** What came from this source before, by its ids there. */
async function brought(
  service: OpenedService,
  kind: SourceKind,
  instance: string,
  organizationName: string | undefined,
): Promise<Map<string, BroughtItem>> {
  const known = new Map<string, BroughtItem>();
  const query = { kind, instance, ...(organizationName && { organizationName }) };
  for await (const page of service.pages('GET /Management/Sources', { query }))
    for (const each of page) known.set(each.sourceId, each);
  return known;
}

const pacedService = (service: Service, pace: Bringing['pace']): Pick<Service, 'call'> => ({
  async call(name, ...[given]) {
    const bytes = (given as { bytes?: Buffer } | undefined)?.bytes;
    if (bytes) await pace(bytes.length);
    return service.call(name, ...([given] as never));
  },
});

function wishesOf(values: Values): Wishes {
  const metadata: UploadMetadata = {
    ...(values.category && { categoryNames: values.category }),
    ...(values.tags && { tags: readList(values.tags) }),
    ...(values.organization && { organizationName: values.organization }),
    ...(values.unlisted && { isListed: false }),
    ...(values.audience && { audience: readAudience(values.audience) }),
    ...(values.public && { visibility: Visibility.PUBLIC }),
    ...(values.internal && { visibility: Visibility.INTERNAL }),
  };
  return { metadata, isPublished: values.publish === true, isAgain: values.again === true };
}
