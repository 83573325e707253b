import type { CaptionServices } from '../platform/caption-services.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import type { Log } from '../platform/log.ts';
import type { Files } from '../platform/storage/files.ts';
import type { MediaPackage } from '../media/media-package.ts';

export type MachineCaptionsDeps = {
  db: Database;
  clock: Clock;
  captionServices: CaptionServices;
};

export type CaptionJobDeps = MachineCaptionsDeps & {
  files: Files;
  log: Log;
  /**
   * Writes the sound of a package into a folder of this process: 16-bit little-endian samples of one channel, 16,000 a second.
   * Answers the path of that file.
   */
  extractSound(given: {
    /** The key of the package's folder in the file store. */
    packageFolder: string;
    mediaPackage: MediaPackage;
    folder: string;
    signal: AbortSignal;
  }): Promise<string>;
};
