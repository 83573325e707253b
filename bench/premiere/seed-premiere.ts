import { ContentStatus, Visibility } from '@tv/contract/enumerations';
import { createMediaContents } from '@tv/server/media-contents/create-db';
import { newReadyItem } from '@tv/server/media-contents/new-item';
import type { MediaPackage } from '@tv/server/media/media-package';
import type { Database, Queries } from '@tv/server/platform/db/database';
import { sql } from '@tv/server/platform/db/sql';
import { draws, drawUuid } from '../draws.ts';
import { subjectOf } from '../sign-in.ts';

export const organizationId = 'cccccccc-0000-4000-8000-000000000001';
export const itemId = 'cccccccc-0000-4000-8000-000000000002';

/** An organization with so many members, and a draft with its package. */
export async function seedPremiere(
  db: Database,
  { members, issuer, media }: { members: number; issuer: string; media: MediaPackage },
): Promise<void> {
  const draw = draws(21);
  const ids = Array.from({ length: members }, () => drawUuid(draw));
  const people = sql`unnest(${ids}::uuid[], ${ids.map((_, viewer) => subjectOf(viewer))}::text[]) as p (id, subject)`;
  await db.query(
    sql`insert into organizations (id, name, has_public_media) values (${organizationId}::uuid, 'Premiere', true)`,
  );
  await db.query(sql`
    insert into people (id, issuer, subject, email, current_organization_id)
    select id, ${issuer}, subject, subject || '@tv.example', ${organizationId}::uuid from ${people}`);
  await db.query(sql`
    insert into memberships (person_id, organization_id, role)
    select id, ${organizationId}::uuid, 'Viewer' from ${people}`);
  await createMediaContents(db, [
    newReadyItem({
      id: itemId,
      organizationId,
      title: 'The premiere',
      description: 'A film that everybody sees at the same time.',
      visibility: Visibility.PUBLIC,
      status: ContentStatus.DRAFT,
      package: media,
    }),
  ]);
  await db.execute('analyze');
}

/** The mails that tell of the publication: how many were sent or wait, and when the last was sent (milliseconds after the publication). */
export async function readReminders(db: Queries, publishAt: number) {
  const [row] = await db.query<{ sent: number; waiting: number; last: Date | null }>(sql`
    select count(*) filter (where finished_at is not null and not is_given_up)::int as sent,
      count(*) filter (where finished_at is null)::int as waiting, max(finished_at) as last
    from jobs where kind = 'mail' and key ~ ${'^reminder \\d{4}-'}`);
  const { sent = 0, waiting = 0, last = null } = row ?? {};
  return { sent, waiting, lastAfter: last ? last.getTime() - publishAt : 0 };
}
