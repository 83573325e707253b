import { ContentStatus, ReviewStatus } from '@tv/contract/enumerations';
import type { ContentState } from '@tv/contract/media-contents/content-states';
import type { OwnRecording, RecordingState } from '@tv/contract/uploads/recordings';
import { stateOf } from '../../media-contents/management/managed-item-row-db.ts';
import type { Person } from '../../platform/auth/caller.ts';
import type { Queries } from '../../platform/db/database.ts';
import { sql } from '../../platform/db/sql.ts';
import { bounds, type Page, type PageRequest } from '../../platform/http/page.ts';

/** The condition that an item `mc` is what the person recorded for review in their current organization. */
const isOwn = ({ id, organizationId }: Pick<Person, 'id' | 'organizationId'>) => sql`
  mc.created_by = ${id}::uuid and mc.organization_id = ${organizationId}::uuid and mc.deleted_at is null and exists (
    select from uploads u where u.id = mc.id and (u.details ->> 'isForReview')::boolean)`;

type Row = {
  id: string;
  title: string;
  created_at: Date;
  duration_in_seconds: number;
  state: ContentState;
  review: number | null;
};

/** The recordings of a person, the newest first. */
export async function listOwnRecordings(
  db: Queries,
  person: Person,
  query: PageRequest,
): Promise<Page<OwnRecording>> {
  const { skip, take } = bounds(query);
  const rows = await db.query<Row>(sql`
    select mc.id, mc.title, mc.created_at, mc.duration_in_seconds, ${stateOf} as state,
      (select r.status from reviews r where r.media_content_id = mc.id order by r.created_at desc, r.id limit 1) as review
    from media_contents mc where ${isOwn(person)}
    order by mc.created_at desc, mc.id limit ${take} offset ${skip}`);
  const [count] = await db.query<{ total: number }>(
    sql`select count(*)::int as total from media_contents mc where ${isOwn(person)}`,
  );
  return { items: rows.map(present), total: count?.total ?? 0 };
}

const present = (row: Row): OwnRecording => {
  const state = recordingState(row);
  return {
    id: row.id,
    title: row.title,
    recordedDate: row.created_at.toISOString(),
    ...(row.duration_in_seconds > 0 && { durationInSeconds: row.duration_in_seconds }),
    state,
    mayDelete: state !== 'scheduled' && state !== 'published',
  };
};

function recordingState({ state, review }: Pick<Row, 'state' | 'review'>): RecordingState {
  if (state === 'draft' && review === ReviewStatus.ChangesRequested) return 'changesRequested';
  if (state === 'draft' || state === 'deleted') return 'notTaken';
  return state;
}

/** Whether an item is the person's own recording for review, and the status that it has. */
export async function findOwnRecording(
  db: Queries,
  person: Person,
  id: string,
): Promise<{ isPublic: boolean } | undefined> {
  const [row] = await db.query<{ status: number }>(
    sql`select mc.status from media_contents mc where mc.id = ${id}::uuid and ${isOwn(person)}`,
  );
  const open: number[] = [ContentStatus.SCHEDULED, ContentStatus.PUBLISHED];
  return row && { isPublic: open.includes(row.status) };
}

/** Who recorded an item for review. `undefined`: it was brought in otherwise, or the person was deleted. */
export async function findRecorder(db: Queries, uploadId: string): Promise<string | undefined> {
  const [row] = await db.query<{ createdBy: string | null }>(sql`
    select created_by as "createdBy" from uploads where id = ${uploadId}::uuid and (details ->> 'isForReview')::boolean`);
  return row?.createdBy ?? undefined;
}
