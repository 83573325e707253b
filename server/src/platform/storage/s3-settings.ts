import { SettingProblem } from '../startup-problem.ts';

/** An S3-compatible object store in place of the folder. */
export type S3Settings = {
  /** Without a slash at the end; the bucket follows it as a path. */
  endpoint: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
  /** The address at which browsers reach the store; `undefined`: the service sends the bytes itself. */
  publicEndpoint: string | undefined;
  /** The storage class of what is written. Absent: the bucket's own. */
  storageClass?: string | undefined;
  /** Where originals of archived items are, with the same keys and endpoint. Absent: in the bucket, like everything else. */
  archive?: { bucket: string; storageClass: string | undefined } | undefined;
};

const needed = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** Storage classes whose objects have to be restored, for hours, before they can be read. */
const slowClasses = ['GLACIER', 'DEEP_ARCHIVE'];

export function readS3Settings(env: NodeJS.ProcessEnv, publicUrl: string): S3Settings | undefined {
  if (!needed.some((name) => env[name])) {
    const alone = ['S3_ARCHIVE_BUCKET', 'S3_ARCHIVE_STORAGE_CLASS'].find((name) => env[name]);
    if (alone) throw new SettingProblem(['needsStore', { name: alone, needed: needed.join(', ') }]);
    return undefined;
  }
  const missing = needed.find((name) => !env[name]);
  if (missing) throw new SettingProblem(['storeIncomplete', { name: missing, needed: needed.join(', ') }]);
  const endpoint = addressOf('S3_ENDPOINT', env.S3_ENDPOINT!);
  const bucket = bucketOf('S3_BUCKET', env.S3_BUCKET!);
  const wished = env.S3_PUBLIC_ENDPOINT || endpoint;
  // Browsers block requests to http: from a page of https:.
  const isBlocked = publicUrl.startsWith('https:') && wished.startsWith('http:');
  return {
    endpoint,
    bucket,
    accessKeyId: env.S3_ACCESS_KEY_ID!,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY!,
    region: env.S3_REGION || 'us-east-1',
    publicEndpoint: wished === 'off' || isBlocked ? undefined : addressOf('S3_PUBLIC_ENDPOINT', wished),
    archive: readArchive(env, bucket),
  };
}

function readArchive(env: NodeJS.ProcessEnv, bucket: string): S3Settings['archive'] {
  const given = env.S3_ARCHIVE_BUCKET;
  const storageClass = env.S3_ARCHIVE_STORAGE_CLASS;
  if (!given && !storageClass) return undefined;
  if (storageClass && !/^[A-Z][A-Z0-9_-]{0,63}$/.test(storageClass))
    throw new SettingProblem(['storageClass', { name: 'S3_ARCHIVE_STORAGE_CLASS' }]);
  if (storageClass && slowClasses.includes(storageClass))
    throw new SettingProblem(['slowClass', { name: 'S3_ARCHIVE_STORAGE_CLASS', slow: storageClass }]);
  return {
    bucket: given ? bucketOf('S3_ARCHIVE_BUCKET', given) : bucket,
    storageClass: storageClass || undefined,
  };
}

function bucketOf(name: string, bucket: string): string {
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) throw new SettingProblem(['bucketName', { name }]);
  return bucket;
}

function addressOf(name: string, text: string): string {
  const isAddress = URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
  const isPlain = isAddress && !/[?#]/.test(text) && !new URL(text).username;
  if (!isPlain) throw new SettingProblem(['addressBegins', { name, beginnings: 'http://, https://' }]);
  return text.replace(/\/+$/, '');
}
