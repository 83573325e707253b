import { readFileSync } from 'node:fs';
import { type SourceKind, sourceKinds } from '@tv/contract/sources/source-kinds';
import type { WatchedSource } from '@tv/contract/sources/watched-sources';
import { findCategory } from '../items/categories.ts';
import { CommandProblem } from '../command-problem.ts';
import { readArguments, readAudience, refuseBoth } from '../arguments/read-arguments.ts';
import { problemText } from '../reason-words.ts';
import { sayProblem } from '../say-note.ts';
import { openService, type Service } from '../service.ts';
import { text } from '../texts.ts';
import { pad } from '../wrap.ts';
import { wrongUse } from '../arguments/wrong-use.ts';

const options = {
  organization: { type: 'string' },
  category: { type: 'string' },
  audience: { type: 'string' },
  publish: { type: 'boolean' },
  folder: { type: 'string' },
  bucket: { type: 'string' },
  endpoint: { type: 'string' },
  'key-id': { type: 'string' },
} as const;
type Values = ReturnType<typeof readArguments<typeof options>>['values'];

/** Lists watched sources, adds one, and looks at, pauses and removes one by its id. */
export async function watchCommand(args: string[]): Promise<boolean> {
  const { values, positionals } = readArguments(args, options, { command: 'watch', most: 3 });
  const [step = 'list', word = '', address] = positionals;
  if (step === 'add') await add(word, address, values);
  else if (step === 'list' && !word) (await list(await openService(), values)).forEach(print);
  else if (word && address === undefined && isStep(step))
    await steps[step](await openService(), await idOf(word));
  else throw wrongUse('watch');
  return true;
}

const list = (service: Service, { organization: organizationName }: Values) =>
  service.call('GET /Management/WatchedSources', { query: { organizationName } });

async function add(word: string, address: string | undefined, values: Values): Promise<void> {
  const kind = sourceKinds.find((each) => each === word);
  if (!kind)
    throw new CommandProblem(`${text.bring.nameKind} ${text.bring.kinds({ kinds: sourceKinds.join(', ') })}`);
  refuseBoth({ ...values, address }, 'address', 'folder');
  const location = locationOf(kind, address, values);
  const service = await openService();
  const { organization: organizationName, category, audience, publish } = values;
  const categoryId = category && (await findCategory(service, category, organizationName)).id;
  print(
    await service.call('POST /Management/WatchedSources', {
      query: { organizationName },
      body: {
        ...location,
        ...(categoryId && { categoryId }),
        ...(audience && { audience: readAudience(audience) }),
        isDraft: publish !== true,
      },
    }),
  );
}

function locationOf(kind: SourceKind, address: string | undefined, values: Values) {
  const { folder, bucket: name, endpoint, 'key-id': keyId } = values;
  if (address !== undefined) return { kind, address };
  if (name === undefined) {
    if (folder === undefined) throw wrongUse('watch');
    return { kind, folder };
  }
  if (!endpoint || !keyId) throw new CommandProblem(text.watch.bucketNeeds);
  // Never an argument: other programs of the machine see those.
  const secret = readFileSync(0, 'utf8').trim();
  if (!secret) throw new CommandProblem(text.watch.noSecret);
  return { kind, folder: folder ?? '', bucket: { endpoint, name, keyId, secret } };
}

async function idOf(word: string): Promise<string> {
  if (/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(word)) return word;
  throw new CommandProblem(text.watch.noId({ word }));
}

const isStep = (word: string): word is keyof typeof steps => Object.hasOwn(steps, word);

const steps = {
  async show(service: Service, id: string) {
    const found = await service.call('GET /Management/WatchedSources/:id', { params: { id } });
    print(found);
    for (const { state, title, problem } of found.items)
      console.log(
        `  ${pad(text.watch.states[state], 8)}  ${title}${problem ? `: ${problemText(sayProblem(problem))}` : ''}`,
      );
  },
  async look(service: Service, id: string) {
    await service.call('POST /Management/WatchedSources/:id/Look', { params: { id } });
    console.log(text.watch.looking);
  },
  pause: async (service: Service, id: string) => print(await turn(service, id, true)),
  'go-on': async (service: Service, id: string) => print(await turn(service, id, false)),
  async remove(service: Service, id: string) {
    await service.call('DELETE /Management/WatchedSources/:id', { params: { id } });
    console.log(text.watch.removed);
  },
};

const turn = (service: Service, id: string, isPaused: boolean) =>
  service.call('PATCH /Management/WatchedSources/:id', { params: { id }, body: { isPaused } });

function print(source: WatchedSource): void {
  const { id, kind, folder, address, bucket, isDraft, isPaused, endedBecause, takenCount, failedCount } =
    source;
  const location =
    address ?? [bucket && `${bucket.endpoint}/${bucket.name}`, folder].filter(Boolean).join('/');
  const { reasons, ended, paused, watched, drafts, published, counts, wholeFolder } = text.watch;
  const state = endedBecause ? ended({ why: reasons[endedBecause] }) : isPaused ? paused : watched;
  const facts = [state, isDraft ? drafts : published, counts({ taken: takenCount, failed: failedCount })];
  console.log(`${id}  ${kind}  ${location || wholeFolder}\n  ${facts.join('; ')}`);
  if (source.problem) console.log(`  ${problemText(sayProblem(source.problem))}`);
}
