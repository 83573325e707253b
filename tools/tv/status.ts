import { ProcessingStatus } from '@tv/contract/enumerations';
import type { Processing } from '@tv/contract/management';
import { openService } from './service.ts';

const words: Record<number, string> = {
  [ProcessingStatus.UPLOADED]: 'waiting',
  [ProcessingStatus.PENDING]: 'waiting',
  [ProcessingStatus.PROCESSING]: 'processing',
  [ProcessingStatus.COMPLETED]: 'ready',
  [ProcessingStatus.REPROCESSING]: 'processing again',
  [ProcessingStatus.ERROR]: 'failed',
};

/** Prints which service runs and the newest twenty of what was brought in. */
export async function statusCommand(): Promise<boolean> {
  const service = await openService();
  const { informationalVersion } = await service.call<{ informationalVersion: string }>(
    'GET',
    '/About/Version',
  );
  console.log(`TV ${informationalVersion} runs at ${service.publicUrl}`);
  const recent = await service.call<Processing[]>('GET', '/Management/Processings', {
    query: { pageSize: '20' },
  });
  if (recent.length === 0) console.log('Nothing was brought in yet: npm run tv -- import <file or folder>');
  for (const item of recent) console.log(lineOf(item, service.publicUrl));
  return true;
}

function lineOf(item: Processing, publicUrl: string): string {
  const state = words[item.processingStatus] ?? 'unknown';
  const share =
    item.processingStatus === ProcessingStatus.PROCESSING ||
    item.processingStatus === ProcessingStatus.REPROCESSING
      ? ` ${Math.floor(item.progress * 100)} %`
      : '';
  const rest =
    item.problem ??
    (item.processingStatus === ProcessingStatus.COMPLETED ? `${publicUrl}${item.watchPath}` : '');
  return `  ${(state + share).padEnd(22)} ${item.title} (${item.organizationName})${rest && `\n${' '.repeat(25)}${rest}`}`;
}
