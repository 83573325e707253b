import { join } from 'node:path';
import { allowBrowsers } from './allow-browsers.ts';
import type { Config } from '../config.ts';
import { withArchive } from './archive-files.ts';
import { folderFiles, type Files } from './files.ts';
import { createS3Client, type S3Client } from './s3-client.ts';
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
  await requireBucket(client, storage.bucket, 'S3_BUCKET');
  const { origin } = new URL(publicUrl);
  if (storage.publicEndpoint && !(await allowBrowsers(client, origin)))
    warn(
      `Browsers may not read from the bucket ${storage.bucket}: let its CORS rules allow GET and HEAD with the header Range from ${origin}, or set S3_PUBLIC_ENDPOINT=off.`,
    );
  const files = s3Files(storage, folder);
  if (!storage.archive) return files;
  const archive = { ...storage, ...storage.archive };
  const isApart = archive.bucket !== storage.bucket;
  if (isApart) await requireBucket(createS3Client(archive), archive.bucket, 'S3_ARCHIVE_BUCKET');
  return withArchive(files, s3Files(archive, folder), { isApart });
}

/** Throws a StartupProblem unless the key opens the bucket, which `setting` names. */
async function requireBucket(client: S3Client, bucket: string, setting: string): Promise<void> {
  const found = await client
    .ask({ method: 'GET', query: { 'list-type': '2', 'max-keys': '1' } })
    .catch((problem: unknown) => {
      const isRefused = problem instanceof S3Problem && problem.status !== undefined;
      throw new StartupProblem(
        isRefused
          ? `${problem.message} Correct S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY or S3_REGION, or give the key the right to list, read and write the bucket ${bucket}.`
          : 'The object store at S3_ENDPOINT is not responding: start it or correct the address.',
      );
    });
  await found.arrayBuffer();
  if (!found.ok)
    throw new StartupProblem(`There is no bucket ${bucket} at S3_ENDPOINT: create it or correct ${setting}.`);
}
