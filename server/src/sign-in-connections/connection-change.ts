import { because } from '@tv/contract/reasons/problem-reasons';
import type { SignInConnectionChange } from '@tv/contract/sign-in/sign-in-connections';
import { isDeepStrictEqual } from 'node:util';
import { domainName } from '../organization/domains/domain-name.ts';
import { ownsDomain } from '../organization/domains/domains-db.ts';
import { ownsAddress } from '../organization/domains/owns-address.ts';
import type { Queries } from '../platform/db/database.ts';
import { invalidField, Problem } from '../platform/http/problem.ts';
import { publicEndpoint } from '../platform/http/public-address.ts';
import { portalIssuer } from '../platform/auth/issuer.ts';
import { type ConnectionRow, hasAdminWithPasskey } from './connections-db.ts';
import type { ConnectionsDeps } from './deps.ts';

/** The issuer as it is written, which providers compare letter by letter. */
export function readIssuer({ issuerAddresses }: ConnectionsDeps, text: string): string {
  const issuer = text.trim();
  const address = URL.parse(issuer);
  if (!address || address.search || address.hash || !publicEndpoint(issuer, issuerAddresses))
    throw invalidField('issuer', because('connections.issuer'));
  return issuer;
}

/** Domains in lower case, each once. All are the organization's own. */
export async function readDomains(
  deps: ConnectionsDeps,
  db: Queries,
  organizationId: string,
  given: readonly string[],
): Promise<string[]> {
  const domains = [...new Set(given.map((each) => readDomain(each)))].toSorted();
  for (const domain of domains)
    if (
      !(await ownsDomain(db, organizationId, domain)) ||
      !(await ownsAddress(deps, db, organizationId, `@${domain}`))
    )
      throw invalidField('domains', because('connections.notOwn', { domain }));
  return domains;
}

function readDomain(text: string): string {
  try {
    return domainName(text);
  } catch {
    throw invalidField('domains', because('domains.noDomain'));
  }
}

/** What a try depends on. The client's secret counts by a change alone: sealed again, it looks different. */
const triedOf = ({ issuer, clientId, sealed, nameClaim, groupsClaim, domains }: ConnectionRow) => ({
  ...{ issuer, clientId, sealed, nameClaim, groupsClaim, domains },
});

/** The connection after a change. Throws where the change could lock people out. */
export async function changed(
  deps: ConnectionsDeps,
  queries: Queries,
  row: ConnectionRow,
  change: SignInConnectionChange,
  seal: (secret: string) => string,
): Promise<ConnectionRow> {
  const { clientSecret: secret, claims, isActive = row.isActive } = change;
  const wanted: ConnectionRow = {
    ...row,
    name: change.name?.trim() ?? row.name,
    issuer: change.issuer === undefined ? row.issuer : readIssuer(deps, change.issuer),
    clientId: change.clientId?.trim() ?? row.clientId,
    sealed: secret === undefined ? row.sealed : secret === '' ? null : seal(secret),
    nameClaim: claims?.name.trim() ?? row.nameClaim,
    groupsClaim: claims?.groups.trim() ?? row.groupsClaim,
    domains:
      change.domains === undefined
        ? row.domains
        : await readDomains(deps, queries, row.organizationId, change.domains),
    isActive,
    onlyThisWay: isActive && (change.onlyThisWay ?? row.onlyThisWay),
  };
  if (change.onlyThisWay && !isActive) throw conflict('onlyThisWay', because('connections.inactive'));
  const isOther = !isDeepStrictEqual(triedOf(wanted), triedOf(row));
  if (isOther) wanted.version = row.version + 1;
  const isTried = wanted.version === row.triedVersion;
  if (isOther && wanted.onlyThisWay) throw conflict('onlyThisWay', because('connections.onlyThisWay'));
  if (wanted.isActive && !row.isActive && !isTried)
    throw conflict('isActive', because('connections.tryFirst'));
  if (!wanted.onlyThisWay || row.onlyThisWay) return wanted;
  if (!isTried) throw conflict('onlyThisWay', because('connections.tryFirst'));
  if (!(await hasAdminWithPasskey(queries, row.organizationId, portalIssuer)))
    throw conflict('onlyThisWay', because('connections.noPasskey'));
  return wanted;
}

const conflict = (field: string, reason: ReturnType<typeof because>) =>
  new Problem(409, 0, reason, { exceptionData: { field } });
