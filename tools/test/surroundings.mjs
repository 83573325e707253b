import { resolve } from 'node:path';

/** Settings of a portal that the caller may run; the tests are to have none of them. */
const settings =
  /^(PORT|BIND|METRICS_PORT|DATA_DIR|PUBLIC_URL|DATABASE_URL|DATABASE_DIRECT_URL|DATABASE_CONNECTIONS|DATABASE_REPLICA_URLS|MIGRATE_ON_START|ROW_SECURITY|OIDC_.*|S3_.*|SMTP_URL|LOG_LEVEL|SECRET_KEY|TRUSTED_PROXIES|ENVIRONMENT|ADDRESS_.*|LEGACY_SELF_REGISTRATION_IDS|INTERNAL_DOMAINS|TEST_DATABASE_URL|NODE_OPTIONS|NODE_ENV|NODE_COMPILE_CACHE|FORCE_COLOR|npm_.*)$/;

/** The caller's environment without a portal's settings, the installed programs first on the path. */
export function ownEnvironment() {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !settings.test(name)));
  return {
    ...env,
    NO_COLOR: '1', // words go into files first
    PATH: `${resolve('node_modules/.bin')}:${process.env.PATH}`,
    // What is kept on purpose is in the folder of the project.
    NODE_COMPILE_CACHE: resolve('.cache/compiled'),
    PWTEST_CACHE_DIR: resolve('.cache/playwright'),
  };
}
