import { StartupProblem } from '../startup-problem.ts';

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
};

const needed = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

export function readS3Settings(env: NodeJS.ProcessEnv, publicUrl: string): S3Settings | undefined {
  if (!needed.some((name) => env[name])) return undefined;
  const missing = needed.find((name) => !env[name]);
  if (missing) throw new StartupProblem(`${missing} is missing: object storage needs ${needed.join(', ')}.`);
  const endpoint = addressOf('S3_ENDPOINT', env.S3_ENDPOINT!);
  const bucket = env.S3_BUCKET!;
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    throw new StartupProblem('S3_BUCKET must be the name of a bucket: 3 to 63 of a–z, 0–9, "." and "-".');
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
  };
}

function addressOf(name: string, text: string): string {
  const isAddress = URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
  const isPlain = isAddress && !/[?#]/.test(text) && !new URL(text).username;
  if (!isPlain) throw new StartupProblem(`${name} must be an address that begins with http:// or https://.`);
  return text.replace(/\/+$/, '');
}
