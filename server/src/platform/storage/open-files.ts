import { join } from 'node:path';
import { allowBrowsers } from './allow-browsers.ts';
import type { Config } from '../config.ts';
import { withArchive } from './archive-files.ts';
import { folderFiles, type Files } from './files.ts';
import { createS3Client, type S3Client } from './s3-client.ts';
import { s3Files } from './s3-files.ts';
import { S3Problem } from './s3-problem.ts';
import type { Sentence } from '../sentences.ts';
import { SettingProblem } from '../startup-problem.ts';

/** The bucket that is configured, or else a folder in the data folder. */
export async function openFiles(
  {
    dataDir,
    storage,
    publicUrl,
    filesLocation,
  }: Pick<Config, 'dataDir' | 'storage' | 'publicUrl'> & Partial<Pick<Config, 'filesLocation'>>,
  warn: (sentence: Sentence) => void,
): Promise<Files> {
  const folder = join(dataDir, 'files');
  if (!storage) return folderFiles(folder, filesLocation);
  const client = createS3Client(storage);
  await requireBucket(client, storage.bucket, 'S3_BUCKET');
  const { origin } = new URL(publicUrl);
  if (storage.publicEndpoint && !(await allowBrowsers(client, origin)))
    warn(['browsersMayNotRead', { bucket: storage.bucket, origin }]);
  const files = s3Files(storage, folder);
  if (!storage.archive) return files;
  const archive = { ...storage, ...storage.archive };
  const isApart = archive.bucket !== storage.bucket;
  if (isApart) await requireBucket(createS3Client(archive), archive.bucket, 'S3_ARCHIVE_BUCKET');
  return withArchive(files, s3Files(archive, folder), { isApart });
}

/** Throws a SettingProblem unless the key opens the bucket, which `setting` names. */
async function requireBucket(client: S3Client, bucket: string, setting: string): Promise<void> {
  const found = await client
    .ask({ method: 'GET', query: { 'list-type': '2', 'max-keys': '1' } })
    .catch((problem: unknown) => {
      throw new SettingProblem(
        problem instanceof S3Problem && problem.status !== undefined
          ? ['storeRefuses', { bucket, status: [problem.status, problem.code].filter(Boolean).join(' ') }]
          : ['storeSilent'],
      );
    });
  await found.arrayBuffer();
  if (!found.ok) throw new SettingProblem(['noBucket', { bucket, setting }]);
}
