-- The version before may have handed a mail over when 0037 moved the others. Once it knows how that ended, the key belongs to
-- a finished job, so that no second mail with it is sent.
create function ended_mail_becomes_job() returns trigger language plpgsql as $$
begin
  insert into jobs (id, kind, key, run_at, attempts, last_error, created_at, finished_at, is_given_up)
  values (new.id, 'mail', new.key, new.next_at, new.attempts, new.problem, new.created_at,
    coalesce(new.sent_at, new.failed_at), new.failed_at is not null)
  on conflict do nothing;
  delete from mails where id = new.id;
  return null;
end $$;
create trigger mail_ended after update on mails for each row when (new.sent_at is not null or new.failed_at is not null)
  execute function ended_mail_becomes_job();
comment on trigger mail_ended on mails is 'The key of a mail that the version before has sent stays known.';

-- Mails whose process ended before it knew the answer: they have most likely arrived.
update mails set sent_at = handed_over_at, problem = 'handed over, but the answer was not heard'
where handed_over_at is not null and sent_at is null and failed_at is null and lease_until <= now();
-- Mails that ended since 0037: the trigger moves them.
update mails set attempts = attempts where sent_at is not null or failed_at is not null;

-- Only an upload's job can end its worker.
update jobs set is_suspect = false, crashes = 0 where kind <> 'ingest' and finished_at is null and is_suspect;
