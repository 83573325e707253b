import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { StartupProblem } from './startup-problem.ts';

const folder = mkdtempSync(join(tmpdir(), 'tv-config-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const read = (env: Record<string, string>) => readConfig({ DATA_DIR: join(folder, 'data'), ...env });

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['BIND', 'localhost'],
  ['BIND', '10.0.0.1:80'],
  ['METRICS_PORT', '0'],
  ['METRICS_PORT', '3000'],
  ['PUBLIC_URL', 'nowhere'],
  ['PUBLIC_URL', 'https://example.org/tv'],
  ['PUBLIC_URL', 'https://example.org/?tv'],
  ['PUBLIC_URL', 'https://example.org#tv'],
  ['PUBLIC_URL', 'https://user:secret@example.org'],
  ['DATABASE_URL', 'mysql://localhost/tv'],
  ['DATABASE_REPLICA_URLS', 'postgres://replica/tv'],
  ['DATABASE_DIRECT_URL', 'mysql://localhost/tv'],
  ['DATABASE_DIRECT_URL', 'postgres://localhost/tv'],
  ['DATABASE_CONNECTIONS', '3'],
  ['DATABASE_CONNECTIONS', 'many'],
  ['OIDC_ISSUER', 'ftp://issuer.example'],
  ['OIDC_USERINFO', 'perhaps'],
  ['SMTP_URL', 'https://mail.example'],
  ['ANALYTICS_URL', 'ftp://sink.example'],
  ['MAIL_FROM', 'TV <nobody>'],
  ['TRANSCRIPTION_URL', 'ftp://whisper.example/v1'],
  ['TRANSCRIPTION_URL', 'http://whisper.example/v1/audio/transcriptions'],
  ['TRANSCRIPTION_URL', 'http://key:secret@whisper.example/v1'],
  ['TRANSCRIPTION_API_KEY', 'a-key-without-an-address'],
  ['TRANSLATION_MODEL', 'a-model-without-an-address'],
  ['MACHINE_CAPTIONS_MINUTES', '-1'],
  ['MACHINE_CAPTIONS_LONGEST_MINUTES', 'two hours'],
  ['ADMIN_EMAIL', 'admin'],
  ['LOG_LEVEL', 'loud'],
  ['ENVIRONMENT', 'HOME'],
  ['SECRET_KEY', 'short'],
  ['METRICS_TOKEN', 'short'],
  ['X_ACCEL_LOCATION', 'tv-files'],
  ['X_ACCEL_LOCATION', '/'],
  ['TRUSTED_PROXIES', 'proxy.example'],
  ['TRUSTED_PROXIES', '10.0.0.1, 10.0.0.0/33'],
])('a wrong %s (%s) is named', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(StartupProblem);
  expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name} `));
});

test('services that make captions are named by their base address, and no key is repeated', () => {
  const { captionServices } = read({
    TRANSCRIPTION_URL: 'http://whisper.example:8080/v1/',
    TRANSLATION_URL: 'https://llm.example/v1',
    TRANSLATION_API_KEY: 'sk-123',
    TRANSLATION_MODEL: 'a-model',
    MACHINE_CAPTIONS_MINUTES: '0',
  });
  expect(captionServices).toEqual({
    transcription: { url: 'http://whisper.example:8080/v1', apiKey: undefined, model: 'whisper-1' },
    translation: { url: 'https://llm.example/v1', apiKey: 'sk-123', model: 'a-model' },
    minutesPerMonth: undefined,
    longestMinutes: 240,
  });
  expect(read({}).captionServices).toMatchObject({ transcription: undefined, minutesPerMonth: 3000 });
  const wrong = (name: string) => {
    try {
      read({ [`${name}_URL`]: 'https://llm.example/v1?key=my-secret', [`${name}_API_KEY`]: 'my secret' });
      return '';
    } catch (problem) {
      return String(problem);
    }
  };
  expect(wrong('TRANSCRIPTION')).toContain('TRANSCRIPTION_URL must be the base');
  expect(wrong('TRANSCRIPTION')).not.toContain('secret');
  const url = { TRANSLATION_URL: 'https://llm.example/v1' };
  expect(() => read(url)).toThrow('TRANSLATION_MODEL is missing');
  expect(() => read({ ...url, TRANSLATION_API_KEY: 'my secret' })).toThrow(
    /^TRANSLATION_API_KEY must be(?!.*secret)/,
  );
});

test('a first run needs no setting, listens on this machine only, and lets nobody but its user read its secrets', () => {
  const config = read({});
  expect(config).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    isLocal: true,
    environment: 'DEMO',
  });
  expect(config.secretKey.length).toBeGreaterThanOrEqual(32);
  expect(statSync(join(folder, 'data')).mode & 0o777).toBe(0o700);
  expect(statSync(join(folder, 'data/secret-key')).mode & 0o777).toBe(0o600);
  expect(read({}).secretKey).toBe(config.secretKey);
});

test.each(['https://tv.example.org', 'http://localhost:3000'])(
  'BIND is the interface, METRICS_PORT a port of its own (%s)',
  (PUBLIC_URL) => {
    expect(read({ PUBLIC_URL })).toMatchObject({ metricsPort: undefined });
    expect(read({ PUBLIC_URL, BIND: '::', METRICS_PORT: '9464' })).toMatchObject({
      host: '::',
      metricsPort: 9464,
    });
  },
);

test('a portal that people reach from elsewhere listens everywhere and shows no address that nobody chose', () => {
  const config = read({ PUBLIC_URL: 'https://tv.example.org/' });
  expect(config).toMatchObject({ host: '0.0.0.0', publicUrl: 'https://tv.example.org', isLocal: false });
  expect(config.addresses).toEqual({ securitySettings: '/oidc/security' });
  expect(config.internalDomains).toEqual([]);
});

test.each(['WEBHOOK_ALLOW_LOOPBACK', 'ISSUER_ALLOW_LOOPBACK'])(
  '%s is refused where people reach the portal from elsewhere',
  (name) => {
    const elsewhere = { PUBLIC_URL: 'https://tv.example.org' };
    expect(() => read({ ...elsewhere, [name]: 'true' })).toThrow(
      `${name} is for tests: it needs a PUBLIC_URL on this machine`,
    );
    expect(() => read({ [name]: 'yes' })).toThrow(name);
    expect(() => read({ ...elsewhere, [name]: 'false' })).not.toThrow();
    expect(() => read({ [name]: 'true' })).not.toThrow();
  },
);

test('proxies are addresses, networks, or names for networks', () => {
  const { trustedProxies } = read({ TRUSTED_PROXIES: '10.0.0.0/8, ::1,loopback' });
  expect(trustedProxies).toEqual(['10.0.0.0/8', '::1', 'loopback']);
  expect(() => Fastify({ trustProxy: trustedProxies })).not.toThrow();
});

test('another provider is described by its settings, and rules without one are named', () => {
  const { oidc } = read({
    OIDC_ISSUER: 'https://login.example/realms/tv/',
    OIDC_AUDIENCE: 'api://tv, tv-portal',
    OIDC_CLAIMS: '{"email":"mail"}',
    OIDC_ORGANIZATIONS: '{"Aurora Energy":{"domains":["aurora.example"]}}',
    OIDC_USERINFO: 'off',
  });
  expect(oidc).toMatchObject({
    issuer: 'https://login.example/realms/tv',
    audience: ['api://tv', 'tv-portal'],
    claims: { email: ['mail'], emailVerified: ['email_verified'] },
    organizations: [{ organization: 'Aurora Energy', domains: ['aurora.example'], roles: {} }],
    hasUserInfo: false,
  });
  // The provider's own, and only an administrator knows where they are.
  expect(read({ OIDC_ISSUER: 'https://login.example' }).addresses.securitySettings).toBeUndefined();
  expect(() => read({ OIDC_ORGANIZATIONS: '{"TV":{}}' })).toThrow(/^OIDC_ISSUER is missing/);
});

test('several instances need a secret that they share', () => {
  const shared = { PUBLIC_URL: 'https://tv.example.org', DATABASE_URL: 'postgres://localhost/tv' };
  expect(() => read(shared)).toThrow(/^SECRET_KEY is missing/);
  expect(read({ ...shared, SECRET_KEY: 'x'.repeat(32) }).secretKey).toBe('x'.repeat(32));
});
