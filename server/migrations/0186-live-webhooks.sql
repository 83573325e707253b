-- Live events are told to webhooks (ADR 73, 86), once each: an event begins once, and ends once.
create function tell_webhooks_of_live_event() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform tell_webhooks(new.organization_id, case when new.ended_at is null then 'live.began' else 'live.ended' end, mc.id, mc.id, null,
    jsonb_strip_nulls(jsonb_build_object('item', webhook_item(mc), 'startedAt', to_jsonb(new.started_at), 'endedAt', to_jsonb(new.ended_at))))
  from media_contents mc where mc.id = new.media_content_id;
  return null;
end $$;
create trigger tell_webhooks_of_live_event after update on live_events for each row
  when ((old.started_at, old.ended_at) is distinct from (new.started_at, new.ended_at))
  execute function tell_webhooks_of_live_event();
