-- The queue: work that a worker does later, such as mails, push messages and uploads. A job is written in the transaction of
-- its cause.
create table jobs (
  id uuid primary key,
  kind text not null,
  -- Of several jobs of one kind with one key the first alone is done, as long as its row is there.
  key text,
  -- What the worker needs; erased when the job is finished.
  payload jsonb,
  -- Jobs with a smaller number are done first.
  priority smallint not null default 0,
  run_at timestamptz not null default clock_timestamp(),
  -- Tells jobs of one instant apart.
  position bigint generated always as identity,
  -- Attempts that failed, and the one under way. One that a stop or a crash ended is taken off again.
  attempts smallint not null default 0,
  -- The attempt under way, and until when its worker counts as alive.
  lease uuid,
  lease_until timestamptz,
  -- The worker runs no other job of the kind beside it.
  is_alone boolean not null default false,
  -- A worker ended while it ran this job: the job runs alone from then on.
  is_suspect boolean not null default false,
  -- Workers that ended while this job ran alone.
  crashes smallint not null default 0,
  -- From here on somebody else may have the whole of it: without an answer it is not done again.
  handed_over_at timestamptz,
  -- A code or a name, never a whole message.
  last_error text,
  created_at timestamptz not null default clock_timestamp(),
  finished_at timestamptz,
  is_given_up boolean not null default false,
  check ((lease is null) = (lease_until is null)),
  check (finished_at is null or payload is null and lease is null)
);
create unique index jobs_key on jobs (kind, key);
create index jobs_due on jobs (kind, is_suspect, priority, run_at, position) where finished_at is null and lease is null;
create index jobs_leased on jobs (lease_until) where lease is not null;
create index jobs_finished on jobs (finished_at) where finished_at is not null;

-- The version before knows the tables `mails` and `pushes` only. While it runs beside this one, what it writes there becomes
-- a job. A mail that it has handed over stays with it until it knows the answer. A later migration drops both tables.
create function mail_becomes_job() returns trigger language plpgsql as $$
begin
  insert into jobs (id, kind, key, payload, run_at, attempts, last_error, created_at)
  values (new.id, 'mail', new.key, jsonb_build_object('sealed', new.sealed), new.next_at, new.attempts, new.problem, new.created_at)
  on conflict do nothing;
  if tg_op = 'UPDATE' then
    delete from mails where id = new.id;
  end if;
  return null;
end $$;
create trigger mail_written before insert on mails for each row execute function mail_becomes_job();
create trigger mail_refused after update on mails for each row
  when (new.sent_at is null and new.failed_at is null and new.handed_over_at is null)
  execute function mail_becomes_job();

-- The version before finds that a mail it was about to send is gone, and leaves it alone.
with moved as (
  delete from mails where sent_at is not null or failed_at is not null or handed_over_at is null returning *)
insert into jobs (id, kind, key, payload, run_at, attempts, last_error, created_at, finished_at, is_given_up)
select id, 'mail', key, case when coalesce(sent_at, failed_at) is null then jsonb_build_object('sealed', sealed) end,
  next_at, attempts, problem, created_at, coalesce(sent_at, failed_at), failed_at is not null
from moved;

create function push_becomes_job() returns trigger language plpgsql as $$
begin
  insert into jobs (id, kind, key, payload, run_at, created_at)
  values (new.id, 'push', new.subscription_id || ' ' || new.key, jsonb_build_object('subscriptionId', new.subscription_id,
    'mediaContentId', new.media_content_id, 'content', new.content), new.next_at, new.created_at)
  on conflict do nothing;
  return null;
end $$;
create trigger push_written before insert on pushes for each row execute function push_becomes_job();

with moved as (delete from pushes returning *)
insert into jobs (id, kind, key, payload, run_at, attempts, last_error, created_at, finished_at)
select id, 'push', subscription_id || ' ' || key, case when ended_at is null then jsonb_build_object(
    'subscriptionId', subscription_id, 'mediaContentId', media_content_id, 'content', content) end,
  next_at, attempts, nullif(outcome, 'taken'), created_at, ended_at
from moved;

-- Uploads that wait. The version before takes what has no fresh `worked_at`: what has a job says `infinity` there. What
-- that version leaves, this one enqueues.
with waiting as (
  update uploads u set worked_at = 'infinity' from media_contents m
  where m.id = u.id and m.deleted_at is null and m.processing_status in (0, 1, 6) and u.completed_at is not null
    and (u.worked_at is null or u.worked_at < now() - interval '90 seconds')
  returning u.id, u.due_at, m.processing_status = 6 as is_again)
insert into jobs (id, kind, key, payload, priority, run_at)
select gen_random_uuid(), 'ingest', id::text, jsonb_build_object('uploadId', id), is_again::int, due_at from waiting;
