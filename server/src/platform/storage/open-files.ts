import { join } from 'node:path';
import { allowBrowsers } from './allow-browsers.ts';
import type { Config } from '../config.ts';
import { folderFiles, type Files } from './files.ts';
import { createS3Client } from './s3-client.ts';
import { s3Files } from './s3-files.ts';
import { S3Problem } from './s3-problem.ts';
import { StartupProblem } from '../startup-problem.ts';

/** The bucket that is configured, or else a folder in the data folder. */
export async function openFiles(
  {
    dataDir,
    storage,
    publicUrl,
    filesLocation,
  }: Pick<Config, 'dataDir' | 'storage' | 'publicUrl'> & Partial<Pick<Config, 'filesLocation'>>,
  warn: (sentence: string) => void,
): Promise<Files> {
  const folder = join(dataDir, 'files');
  if (!storage) return folderFiles(folder, filesLocation);
  const client = createS3Client(storage);
  const found = await client
    .ask({ method: 'GET', query: { 'list-type': '2', 'max-keys': '1' } })
    .catch((problem: unknown) => {
      const isRefused = problem instanceof S3Problem && problem.status !== undefined;
      throw new StartupProblem(
        isRefused
          ? `${problem.message} Correct S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY or S3_REGION, or give the key the right to list, read and write the bucket ${storage.bucket}.`
          : 'The object store at S3_ENDPOINT is not responding: start it or correct the address.',
      );
    });
  await found.arrayBuffer();
  if (!found.ok)
    throw new StartupProblem(
      `There is no bucket ${storage.bucket} at S3_ENDPOINT: create it or correct S3_BUCKET.`,
    );
  const { origin } = new URL(publicUrl);
  if (storage.publicEndpoint && !(await allowBrowsers(client, origin)))
    warn(
      `Browsers may not read from the bucket ${storage.bucket}: let its CORS rules allow GET and HEAD with the header Range from ${origin}, or set S3_PUBLIC_ENDPOINT=off.`,
    );
  return s3Files(storage, folder);
}
