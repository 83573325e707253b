import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { CutRange } from '@tv/contract/media/cuts';
import type { CaptionServices } from '../platform/caption-services.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import type { Log } from '../platform/log.ts';
import type { Scanner } from '../platform/scanner/scanner.ts';
import type { Files } from '../platform/storage/files.ts';
import { fetchSource } from './fetch-source.ts';
import { ingestStep } from './ingest-steps.ts';
import { makeMediaPackage, type MakeMediaPackage } from './media-package/make-media-package.ts';
import { type Attempt, publishPackage } from './publish-package.ts';
import type { ProgramOptions } from './run-ffmpeg.ts';
import { whileReporting } from './while-reporting.ts';

export type MakeDeps = {
  db: Database;
  files: Files;
  clock: Clock;
  log: Log;
  /** Absent: files are not scanned. */
  scanner?: Scanner | undefined;
  ffmpegPath: string;
  /** Absent: `makeMediaPackage`. */
  makePackage?: MakeMediaPackage;
  /** Absent: no service makes captions. */
  captionServices?: CaptionServices;
};

/** What a job makes a package of. */
type Making = {
  attempt: Attempt;
  sizeInBytes: number;
  /** What the package leaves out. `source` is the path of the whole file. */
  cutsOf(source: string, options: ProgramOptions): CutRange[] | Promise<CutRange[]>;
  /** Saves the progress, from 0 to 1. Answers whether the attempt is still the job's. */
  report(share: number): Promise<boolean>;
};

/** Makes the package of an attempt in a folder of this process, and publishes it. Answers why nothing was published. */
export async function makeAndPublish(
  deps: MakeDeps,
  { attempt, sizeInBytes, cutsOf, report }: Making,
  stopping: AbortSignal,
): Promise<string | void> {
  const { files, clock, log, ffmpegPath, makePackage = makeMediaPackage } = deps;
  return whileReporting({ log, report, stopping }, async (signal, onProgress) => {
    const folder = await files.temporaryFolder();
    try {
      const source = await fetchSource(deps, { id: attempt.sourceId, sizeInBytes }, folder, signal);
      onProgress(0);
      const outputFolder = join(folder, 'package');
      const cuts = await cutsOf(source, { ffmpegPath, signal });
      const made = await makePackage({ source, outputFolder, ffmpegPath, signal, onProgress, cuts });
      await ingestStep('publish', () =>
        publishPackage(deps, attempt, { made, cuts, folder: outputFolder }, clock()),
      );
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
}
