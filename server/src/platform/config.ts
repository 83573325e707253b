import { portalPath } from '@tv/contract/pages/page-paths';
import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import type { AddressName } from '@tv/contract/calls/configuration';
import { isAddressOrNetwork, isLoopbackHost } from '@tv/contract/formats/network';
import { type OidcSettings, readOidcSettings } from './auth/oidc-settings.ts';
import { type CaptionServices, readCaptionServices } from './caption-services.ts';
import { defaultConnections, leastConnections } from './db/connections/postgres-pool.ts';
import {
  address,
  allowsLoopback,
  list,
  oneOf,
  origin,
  sender,
  usableFolder,
  wholeNumber,
  wholePaths,
} from './setting-values.ts';
import { readS3Settings, type S3Settings } from './storage/s3-settings.ts';
import { type SandboxSetting, sandboxSettings } from './sandbox/sandbox.ts';
import { readScanCommand } from './scanner/scanner.ts';
import { readWatchedEndpoints, type WatchedEndpoint } from './storage/watched-endpoints.ts';
import { SettingProblem } from './startup-problem.ts';
import { storedSecret } from './stored-secret.ts';
import { readTerms, type Terms } from './terms-files.ts';

export type Config = {
  port: number;
  /** Address of the interface on which the service listens. */
  host: string;
  /** Port of a listener of its own for `/metrics` and health. Absent: `port` answers them. */
  metricsPort: number | undefined;
  /** Port on which encoders send live streams by RTMP. Absent: none is received. */
  rtmpPort: number | undefined;
  /** UDP port on which encoders send live streams by SRT. Absent: none is received. */
  srtPort: number | undefined;
  /** Seconds from SIGTERM, in which the process says that it is not ready and answers everything else. */
  drainSeconds: number;
  dataDir: string;
  /** Origin under which people reach the portal, without a slash at the end. */
  publicUrl: string;
  /** PUBLIC_URL is a loopback address: demo people may exist. */
  isLocal: boolean;
  databaseUrl: string | undefined;
  /** PostgreSQL itself, where `databaseUrl` leads to a pooler. */
  databaseDirectUrl: string | undefined;
  /** Connections that this process opens at most to each database server. */
  databaseConnections: number;
  /** Pending migrations are applied by the start. Else a start with pending migrations is refused. */
  migratesOnStart: boolean;
  /** A start without the second lock between organizations (ADR 70) is refused. */
  requiresRowSecurity: boolean;
  /** Standbys of the database, for reads that may be a little old. */
  databaseReplicaUrls: string[];
  /** Absent: files lie in the data folder. */
  storage: S3Settings | undefined;
  /** Path under which the proxy in front has the folder of files. Absent: the service sends files itself. */
  filesLocation: string | undefined;
  oidc: OidcSettings;
  logLevel: string;
  secretKey: string;
  /** Opens `/metrics` from other machines; absent: only this machine reads them. */
  metricsToken: string | undefined;
  /** Absent: mails become files in the data folder. `from` is the sender of every mail. */
  mail: { smtpUrl: string | undefined; from: string };
  /** Address of the first Admin, who sets up the account by a link that the first start prints. */
  adminEmail: string | undefined;
  /** Address to which counts of pressed buttons are sent. They are stored here in any case. */
  analyticsUrl: string | undefined;
  /** Days for which a line of the audit log is stored. */
  auditDays: number;
  /** The syslog server that gets every line of the audit log. Absent: none. */
  auditSyslogUrl: string | undefined;
  /** Webhooks may lead to this machine: for tests. */
  webhooksAllowLoopback: boolean;
  /** Folders in which each organization has one that it may watch, by its id. */
  watchedFolders: string[];
  /** Stores whose buckets organizations may watch. */
  watchedEndpoints: WatchedEndpoint[];
  trustedProxies: string[];
  ffmpegPath: string;
  /** Bytes that an organization without a limit of its own may store. Absent: no limit. */
  storageLimit: number | undefined;
  /** The limits of one person in one organization: files and bytes within 24 hours, and bytes in all. Absent: no limit. */
  personQuota: {
    uploadsPerDay: number | undefined;
    bytesPerDay: number | undefined;
    personStorage: number | undefined;
  };
  /** The services that make captions. */
  captionServices: CaptionServices;
  mediaSandbox: SandboxSetting;
  /** The scanner's program and arguments. Absent: files are not scanned. */
  scanCommand: string[] | undefined;
  environment: 'PROD' | 'QA' | 'STG' | 'INFOSEC' | 'DEMO';
  /** Addresses that lie outside the portal, by name. */
  addresses: Partial<Record<AddressName, string>>;
  legacySelfRegistrationIds: string[];
  terms: Terms;
  /** E-mail domains whose `t-` users get a record by themselves. */
  internalDomains: string[];
};

// A first run shows pages of the portal's own. Without an address for admins the web leads to the studio.
const ownAddresses: Record<AddressName, string | undefined> = {
  admin: undefined,
  privacyPolicy: portalPath('privacy-policy'),
  securitySettings: '/oidc/security',
  userGuide: portalPath('guide'),
  ideaPortalInternal: portalPath('ideas'),
  ideaPortalExternal: portalPath('ideas'),
  survey: `${portalPath('ideas')}#survey`,
  supportMail: 'support@tv.example',
};

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const environments = ['PROD', 'QA', 'STG', 'INFOSEC', 'DEMO'] as const;

/** Reads and checks every setting once. Throws a SettingProblem that names the wrong one. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const port = wholeNumber(env, 'PORT', 3000, 0, 65_535);
  const publicUrl = origin(env, 'PUBLIC_URL') ?? `http://localhost:${port}`;
  const isLocal = isLoopbackHost(new URL(publicUrl).hostname);
  const { dataDir: folder, ...database } = readDatabaseLocation(env);
  const { databaseUrl } = database;
  const issuer = address(env, 'OIDC_ISSUER', ['http:', 'https:']);
  if (!issuer && (env.OIDC_CLAIMS || env.OIDC_ORGANIZATIONS)) throw new SettingProblem(['issuerMissing']);
  const dataDir = usableFolder(folder);
  if (databaseUrl && !isLocal && !env.SECRET_KEY) throw new SettingProblem(['secretKeyMissing']);
  return {
    port,
    host: bind(env) ?? (isLocal ? '127.0.0.1' : '0.0.0.0'),
    metricsPort: metricsPort(env, port),
    rtmpPort: wholeNumber(env, 'RTMP_PORT', 0, 0, 65_535) || undefined,
    srtPort: wholeNumber(env, 'SRT_PORT', 0, 0, 65_535) || undefined,
    drainSeconds: wholeNumber(env, 'DRAIN_SECONDS', isLocal ? 0 : 5, 0, 300),
    dataDir,
    publicUrl,
    isLocal,
    ...database,
    migratesOnStart: oneOf(env, 'MIGRATE_ON_START', ['on', 'off'], 'on') === 'on',
    requiresRowSecurity: oneOf(env, 'ROW_SECURITY', ['on', 'required'], 'on') === 'required',
    databaseReplicaUrls: databaseReplicaUrls(env, databaseUrl),
    storage: readS3Settings(env, publicUrl),
    filesLocation: filesLocation(env),
    oidc: readOidcSettings(env, issuer, isLocal),
    logLevel: oneOf(env, 'LOG_LEVEL', logLevels, isLocal ? 'warn' : 'info'),
    secretKey: secretKey(env, dataDir),
    metricsToken: metricsToken(env),
    mail: {
      smtpUrl: address(env, 'SMTP_URL', ['smtp:', 'smtps:']),
      from: sender(env, 'MAIL_FROM', 'TV <no-reply@localhost>'),
    },
    adminEmail: env.ADMIN_EMAIL ? sender(env, 'ADMIN_EMAIL', '') : undefined,
    analyticsUrl: address(env, 'ANALYTICS_URL', ['http:', 'https:']),
    auditDays: wholeNumber(env, 'AUDIT_DAYS', 400, 1, 36_500),
    auditSyslogUrl: address(env, 'AUDIT_SYSLOG_URL', ['tcp:', 'tls:']),
    webhooksAllowLoopback: allowsLoopback(env, 'WEBHOOK_ALLOW_LOOPBACK', isLocal),
    watchedFolders: wholePaths(env, 'WATCHED_FOLDERS'),
    watchedEndpoints: readWatchedEndpoints(env),
    trustedProxies: trustedProxies(env),
    ffmpegPath: env.FFMPEG_PATH || 'ffmpeg',
    storageLimit: wholeNumber(env, 'STORAGE_LIMIT_GB', 0, 0, 1_000_000) * 1e9 || undefined,
    personQuota: {
      uploadsPerDay: wholeNumber(env, 'PERSON_UPLOADS_PER_DAY', 0, 0, 1_000_000) || undefined,
      bytesPerDay: wholeNumber(env, 'PERSON_UPLOAD_GB_PER_DAY', 0, 0, 1_000_000) * 1e9 || undefined,
      personStorage: wholeNumber(env, 'PERSON_STORAGE_LIMIT_GB', 0, 0, 1_000_000) * 1e9 || undefined,
    },
    captionServices: readCaptionServices(env),
    scanCommand: readScanCommand(env.SCAN_COMMAND),
    mediaSandbox: oneOf(env, 'MEDIA_SANDBOX', sandboxSettings, 'auto'),
    addresses: addresses(env, isLocal, !issuer),
    legacySelfRegistrationIds: list(env.LEGACY_SELF_REGISTRATION_IDS),
    terms: readTerms('TERMS_OF_SERVICE', env.TERMS_OF_SERVICE),
    internalDomains: list(env.INTERNAL_DOMAINS ?? (isLocal ? 'tv.example' : '')),
    environment: oneOf(env, 'ENVIRONMENT', environments, isLocal ? 'DEMO' : 'PROD'),
  };
}

/** Where the database is. Unlike `readConfig` it makes no folder and no secret. */
export function readDatabaseLocation(env: NodeJS.ProcessEnv) {
  const postgres = ['postgres:', 'postgresql:'];
  const databaseUrl = address(env, 'DATABASE_URL', postgres);
  const databaseDirectUrl = address(env, 'DATABASE_DIRECT_URL', postgres);
  const least = leastConnections;
  const connections = wholeNumber(env, 'DATABASE_CONNECTIONS', defaultConnections, least, 1_000);
  if (databaseDirectUrl && !databaseUrl) throw new SettingProblem(['directNeedsUrl']);
  return {
    databaseUrl,
    databaseDirectUrl,
    databaseConnections: connections,
    dataDir: resolve(env.DATA_DIR || 'data'),
  };
}

function databaseReplicaUrls(env: NodeJS.ProcessEnv, databaseUrl: string | undefined): string[] {
  const urls = list(env.DATABASE_REPLICA_URLS);
  if (urls.length > 0 && !databaseUrl) throw new SettingProblem(['replicasNeedUrl']);
  // Not shown: an address may hold a password.
  if (!urls.every((url) => /^postgres(ql)?:\/\//.test(url) && URL.canParse(url)))
    throw new SettingProblem(['replicaAddresses']);
  if (new Set([databaseUrl, ...urls]).size !== urls.length + 1 && urls.length > 0)
    throw new SettingProblem(['replicasTwice']);
  return urls;
}

/** Besides addresses and networks, the names that Fastify has for some networks. */
function trustedProxies(env: NodeJS.ProcessEnv): string[] {
  const proxies = list(env.TRUSTED_PROXIES);
  const names = ['loopback', 'linklocal', 'uniquelocal'];
  const wrong = proxies.find((each) => !names.includes(each) && !isAddressOrNetwork(each));
  if (wrong) throw new SettingProblem(['proxies', { names: names.join(', '), wrong }]);
  return proxies;
}

/** `ADDRESS_USER_GUIDE` and so on; the portal's own pages while it runs locally. Security settings are where people sign in. */
function addresses(env: NodeJS.ProcessEnv, isLocal: boolean, signsIn: boolean): Config['addresses'] {
  const names = Object.keys(ownAddresses) as AddressName[];
  return Object.fromEntries(
    names.flatMap((name) => {
      const variable = `ADDRESS_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;
      const isOwn = name === 'securitySettings' ? signsIn : isLocal;
      const value = env[variable] ?? (isOwn ? ownAddresses[name] : undefined);
      return value ? [[name, value]] : [];
    }),
  );
}

function filesLocation(env: NodeJS.ProcessEnv): string | undefined {
  const location = env.X_ACCEL_LOCATION;
  if (!location) return undefined;
  if (env.S3_ENDPOINT) throw new SettingProblem(['accelWithStore']);
  if (!/^(\/[\w-]+)+\/?$/.test(location)) throw new SettingProblem(['accelPath']);
  return location.replace(/\/$/, '');
}

function bind(env: NodeJS.ProcessEnv): string | undefined {
  const host = env.BIND || undefined;
  if (host && isIP(host) === 0) throw new SettingProblem(['bindAddress']);
  return host;
}

function metricsPort(env: NodeJS.ProcessEnv, port: number): number | undefined {
  if (!env.METRICS_PORT) return undefined;
  const own = wholeNumber(env, 'METRICS_PORT', 0, 1, 65_535);
  if (own === port) throw new SettingProblem(['metricsPortTaken']);
  return own;
}

function metricsToken(env: NodeJS.ProcessEnv): string | undefined {
  const token = env.METRICS_TOKEN;
  if (token && !/^[\w.~+/=-]{16,}$/.test(token)) throw new SettingProblem(['metricsToken']);
  return token || undefined;
}

function secretKey(env: NodeJS.ProcessEnv, dataDir: string): string {
  if (env.SECRET_KEY) {
    if (env.SECRET_KEY.length < 32) throw new SettingProblem(['secretKeyShort']);
    return env.SECRET_KEY;
  }
  return storedSecret(join(dataDir, 'secret-key'), () => randomBytes(32).toString('hex'));
}
