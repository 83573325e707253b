import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Settings of a portal that the caller may run; the tests are to have none of them. */
const settings =
  /^(PORT|BIND|METRICS_PORT|DATA_DIR|PUBLIC_URL|DATABASE_URL|DATABASE_REPLICA_URLS|MIGRATE_ON_START|OIDC_.*|S3_.*|SMTP_URL|LOG_LEVEL|SECRET_KEY|TRUSTED_PROXIES|ENVIRONMENT|ADDRESS_.*|LEGACY_SELF_REGISTRATION_IDS|INTERNAL_DOMAINS|TEST_DATABASE_URL|NODE_OPTIONS|NODE_ENV|npm_.*)$/;

/** The caller's environment without a portal's settings, the installed programs first on the path. */
export function ownEnvironment() {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !settings.test(name)));
  return { ...env, PATH: `${resolve('node_modules/.bin')}:${process.env.PATH}` };
}

/** Test files whose results may depend on which database there is. */
export function filesThatUseADatabase() {
  return readdirSync('server/src', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts') && !/\.(media|trust)\.test\.ts$/.test(name))
    .map((name) => join('server/src', name))
    .filter((path) =>
      /startTestService|openTestDatabase|startReplication|startUploads|startWithProvider|TEST_DATABASE_URL/.test(
        readFileSync(path, 'utf8'),
      ),
    );
}
