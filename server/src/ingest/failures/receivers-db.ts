import { ActiveState, ProcessingStatus } from '@tv/contract/enumerations';
import type { Language } from '@tv/contract/languages/languages';
import type { NoticeSwitch } from '@tv/contract/notifications/notice-kinds';
import { titleIn } from '../../media-contents/texts/texts-in-language-db.ts';
import { spokenBy } from '../../mail/language-db.ts';
import { switchedOffBy } from '../../notifications/choices-db.ts';
import type { Queries } from '../../platform/db/database.ts';
import { literal, type Sql, sql } from '../../platform/db/sql.ts';

const maxReceivers = 20;

export type Receiver = {
  personId: string;
  email: string;
  language: Language;
  organizationId: string;
  mediaContentId: string;
  title: string;
  organizationName: string;
  colors: Record<string, unknown>;
  switchedOff: NoticeSwitch[];
};

const spoken = spokenBy(sql`o.default_language`);

const ERROR = literal(ProcessingStatus.ERROR);

/** What could not be processed: the file of a new item, another version of an item, or a sound track. */
export type FailedKind = 'upload' | 'version' | 'sound';

/** The item of a row, and who brought it in. A version or a track that is no longer wanted has no failure. */
const sources: Record<FailedKind, (id: string) => Sql> = {
  upload: (id) => sql`select id as item_id, created_by from uploads where id = ${id}::uuid`,
  version: (id) => sql`
    select media_content_id as item_id, created_by from media_versions where id = ${id}::uuid and state = ${ERROR}`,
  sound: (id) => sql`
    select media_content_id as item_id, created_by from sound_tracks where id = ${id}::uuid and state = ${ERROR}`,
};

/**
 * The people who are told that a file could not be processed: the person who brought it in, or else, where that was the command line
 * or an account that is closed, those who manage the organization.
 */
export const listReceivers = (db: Queries, kind: FailedKind, id: string) =>
  db.query<Receiver>(sql`
    with candidates as (
      select p.id, p.email, ${spoken} as language, ${switchedOffBy(sql`p.id`)} as switched_off, mc.id as item_id, ${titleIn(spoken)} as title,
        o.id as organization_id, o.name, o.ui_customizations, p.id is not distinct from s.created_by as is_uploader
      from (${sources[kind](id)}) s
      join media_contents mc on mc.id = s.item_id and mc.deleted_at is null
      join organizations o on o.id = mc.organization_id
      join memberships m on m.organization_id = o.id and m.status = ${ActiveState.ACTIVE}::smallint
      join people p on p.id = m.person_id and p.status = ${ActiveState.ACTIVE}::smallint
      where p.id = s.created_by or m.role = any(${['OrganizationManager', 'Admin']}::text[]))
    select id as "personId", email, language, organization_id as "organizationId", item_id as "mediaContentId", title,
      name as "organizationName", ui_customizations as colors, switched_off as "switchedOff"
    from candidates where is_uploader or not exists (select from candidates where is_uploader)
    order by id limit ${maxReceivers}::int`);
