import { ActiveState } from '@tv/contract/enumerations';
import type { Organization } from '@tv/contract/organization/organization';
import type { OrganizationTexts } from '@tv/contract/organization/organization-texts';
import { type LogoFiles, logoAddress } from './branding/logo-address.ts';
import type { Queries } from '../platform/db/database.ts';
import { bounds, type Page, type PageRequest } from '../platform/http/page.ts';
import { nameOrder } from '../platform/db/list-order.ts';
import { changedTexts } from './organization-texts.ts';
import { joinSql, pipelined, sql, literal } from '../platform/db/sql.ts';

export type OrganizationRow = LogoFiles & {
  id: string;
  name: string;
  /** Read for a single organization only. */
  shows_rows?: boolean;
};

export const presentOrganization = ({ id, name, shows_rows, ...logos }: OrganizationRow): Organization => ({
  id,
  name,
  ...presentLogos(id, logos),
  ...(shows_rows && { showsNewestAndMostWatched: true }),
});

/** One logo alone is shown on every background. */
function presentLogos(id: string, { logo_file, logo_dark_file }: LogoFiles) {
  const only = logo_file ?? logo_dark_file;
  return {
    ...(only && { logoUrl: logoAddress(id, only) }),
    ...(logo_file && logo_dark_file && { logoDarkUrl: logoAddress(id, logo_dark_file, 'dark') }),
  };
}

const ownColumns = sql`id, name, logo_file, logo_dark_file, shows_newest_and_most_watched as shows_rows`;

export async function findOrganization(db: Queries, id: string): Promise<Organization | undefined> {
  const [row] = await db.query<OrganizationRow>(
    pipelined(sql`select ${ownColumns} from organizations where id = ${id}`),
  );
  return row && presentOrganization(row);
}

/** Finds an organization that allows public media. */
export async function findPublicOrganization(db: Queries, id: string): Promise<Organization | undefined> {
  const [row] = await db.query<OrganizationRow>(
    pipelined(sql`select ${ownColumns} from organizations where id = ${id} and has_public_media`),
  );
  return row && presentOrganization(row);
}

/** The texts that an organization has written for its readers. `undefined`: there is no such organization. */
export async function findTexts(db: Queries, id: string): Promise<OrganizationTexts | undefined> {
  const [row] = await db.query<{ statement: string | null; texts: OrganizationTexts }>(
    sql`select accessibility_statement as statement, texts from organizations where id = ${id}`,
  );
  return row && changedTexts(row.texts, { accessibilityStatement: row.statement });
}

export async function listOrganizations(
  db: Queries,
  query: PageRequest & { searchTerm?: string; sortOrder?: string },
  reach: { withoutThoseOf?: string | undefined; onlyThoseOf?: string | undefined },
): Promise<Page<Organization>> {
  const { skip, take } = bounds(query);
  const term = query.searchTerm?.trim().toLowerCase() ?? '';
  const membershipOf = (personId: string) =>
    sql`exists (select from memberships m where m.organization_id = o.id and m.person_id = ${personId} and m.status = ${literal(ActiveState.ACTIVE)})`;
  const conditions = [sql`(${term} = '' or strpos(lower(o.name), ${term}) > 0)`];
  if (reach.onlyThoseOf) conditions.push(membershipOf(reach.onlyThoseOf));
  if (reach.withoutThoseOf) conditions.push(sql`not ${membershipOf(reach.withoutThoseOf)}`);
  const found = sql`from organizations o where ${joinSql(conditions, ' and ')}`;
  const order = query.sortOrder?.toLowerCase() === 'desc' ? sql`desc` : sql`asc`;
  const rows = await db.query<OrganizationRow>(
    sql`select o.id, o.name, o.logo_file, o.logo_dark_file ${found} order by ${nameOrder(sql`o.name`)} ${order}, o.id limit ${take} offset ${skip}`,
  );
  const [count] = await db.query<{ total: number }>(sql`select count(*)::int as total ${found}`);
  return { items: rows.map(presentOrganization), total: count?.total ?? 0 };
}

export async function findUiCustomizations(
  db: Queries,
  id: string,
): Promise<Record<string, unknown> | undefined> {
  const [row] = await db.query<{ colors: Record<string, unknown> }>(
    pipelined(sql`select ui_customizations as colors from organizations where id = ${id}`),
  );
  return row?.colors;
}

export async function allowsPublicMedia(db: Queries, id: string): Promise<boolean | undefined> {
  const [row] = await db.query<{ allows: boolean }>(
    pipelined(sql`select has_public_media as allows from organizations where id = ${id}`),
  );
  return row?.allows;
}

/**
 * The sites that may frame an item: those that its own organization lists. For the public address of an item, which names the
 * organization, this includes free trials. For the internal address it does not.
 */
export async function findEmbedOrigins(
  db: Queries,
  mediaContentId: string,
  organizationId?: string,
): Promise<string[]> {
  const [row] = await db.query<{ origins: string[] }>(
    pipelined(sql`
    select o.embed_origins as origins from media_contents mc join organizations o on o.id = mc.organization_id
    where mc.id = ${mediaContentId}::uuid
      and case when ${organizationId ?? null}::uuid is null then not o.is_trial
        else o.id = ${organizationId ?? null}::uuid end`),
  );
  return row?.origins ?? [];
}
