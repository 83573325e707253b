import { ProcessingStatus } from '@tv/contract/enumerations';
import type { Processing } from '@tv/contract/uploads/uploads';
import { readArguments } from './arguments/read-arguments.ts';
import { storedProblem } from './reason-words.ts';
import { openService } from './service.ts';
import { text } from './texts.ts';
import { pad } from './wrap.ts';

const words: Record<number, string> = {
  [ProcessingStatus.UPLOADED]: text.waiting,
  [ProcessingStatus.PENDING]: text.waiting,
  [ProcessingStatus.PROCESSING]: text.processing,
  [ProcessingStatus.COMPLETED]: text.items.states.ready,
  [ProcessingStatus.REPROCESSING]: text.items.states.again,
  [ProcessingStatus.ERROR]: text.items.states.failed,
};

const newest = 20;

/** Prints which service runs and the newest twenty uploads, or all of them with `--all`. */
export async function statusCommand(args: string[]): Promise<boolean> {
  const { values } = readArguments(args, { all: { type: 'boolean' } }, { command: 'status' });
  const service = await openService();
  const { informationalVersion } = await service.call('GET /About/Version');
  console.log(text.runsAt({ version: informationalVersion, url: service.publicUrl }));
  const processings = 'GET /Management/Processings';
  if (values.all) {
    for await (const items of service.pages(processings))
      for (const item of items) console.log(lineOf(item, service.publicUrl));
    return true;
  }
  const { items, total } = await service.page(processings, { query: { pageSize: newest } });
  if (total === 0) console.log(text.nothingUploaded);
  for (const item of items) console.log(lineOf(item, service.publicUrl));
  if (total > items.length) console.log(`  ${text.more({ count: total - items.length })}`);
  return true;
}

function lineOf(item: Processing, publicUrl: string): string {
  const state = words[item.processingStatus] ?? text.items.states.unknown;
  const share =
    item.processingStatus === ProcessingStatus.PROCESSING ||
    item.processingStatus === ProcessingStatus.REPROCESSING
      ? ` ${Math.floor(item.progress * 100)} %`
      : '';
  const rest =
    item.problem !== undefined
      ? storedProblem(item.problem)
      : item.processingStatus === ProcessingStatus.COMPLETED
        ? `${publicUrl}${item.watchPath}`
        : '';
  return `  ${pad(state + share, 22)} ${item.title} (${item.organizationName})${rest && `\n${' '.repeat(25)}${rest}`}`;
}
