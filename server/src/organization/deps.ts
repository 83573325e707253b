import type { Answer } from '@tv/contract/calls/api';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import type { Limits } from '../platform/limits/limits.ts';
import type { ResolveTxt } from '../platform/resolve-txt.ts';
import type { Scanner } from '../platform/scanner/scanner.ts';
import type { Files } from '../platform/storage/files.ts';
import type { Terms } from '../platform/terms-files.ts';

export type OrganizationDeps = {
  db: Database;
  files: Files;
  scanner?: Scanner;
  clock: Clock;
  limits: Limits;
  version: string;
  /** Bytes that an organization without a limit of its own may store. Absent: no limit. */
  storageLimit?: number | undefined;
  terms: Terms;
  /** The issuer that people are stored with, and whether it is the portal's own provider. */
  signIn: { issuer: string; hasLocalPasswords: boolean };
  /** The settings with which a program without a browser signs a person in. */
  deviceSignIn: Answer<'GET /About/SignIn'>;
  /** Resolves the DNS records that prove a domain. */
  resolveTxt: ResolveTxt;
};
