-- How often something was done lately: one row for each thing and each network, person, organization or receiver. Addresses are keyed hashes.
create table rate_limits (
  key text primary key,
  -- Uses that came within one hundredth of the time that counts are one step: when each began, the oldest first, and its uses.
  steps timestamptz[] not null,
  uses integer[] not null,
  -- From then on nothing of it counts.
  forget_at timestamptz not null
);
create index rate_limits_forget on rate_limits (forget_at);

-- Takes one use of each key, or of none: answers 0, or the seconds to wait until every key has one left. A key has `most` uses within
-- any `length` seconds, give or take a hundredth of them. Uses at the same instant wait for one another, so no more come through.
create function take_of_limits(keys text[], most_uses integer[], lengths integer[], moment timestamptz) returns integer
language plpgsql as $$
declare
  each record;
  held rate_limits;
  used integer;
  wait integer := 0;
  step interval;
begin
  -- Always in one order, so that no two wait for each other.
  for each in select * from unnest(keys, most_uses, lengths) as wanted (key, most, length) order by key loop
    loop
      insert into rate_limits values (each.key, '{}', '{}', moment + make_interval(secs => each.length)) on conflict do nothing;
      select * into held from rate_limits where key = each.key for update;
      -- Not there: forgotten at this instant.
      exit when found;
    end loop;
    select coalesce(sum(s.uses), 0) into used from unnest(held.steps, held.uses) as s (began, uses)
      where s.began > moment - make_interval(secs => each.length);
    if used >= each.most then
      select greatest(wait, 1, ceil(extract(epoch from min(s.began) + make_interval(secs => each.length) - moment))::integer) into wait
        from (select began, sum(uses) over (order by began desc) as later_uses, uses
          from unnest(held.steps, held.uses) as s (began, uses)) as s
        where s.began > moment - make_interval(secs => each.length) and s.later_uses - s.uses < each.most;
    end if;
  end loop;
  if wait > 0 then return wait; end if;

  for each in select * from unnest(keys, most_uses, lengths) as wanted (key, most, length) order by key loop
    step := make_interval(secs => each.length / 100.0);
    select array_agg(s.began order by s.began), array_agg(s.uses order by s.began) into held.steps, held.uses
      from rate_limits l, unnest(l.steps, l.uses) as s (began, uses)
      where l.key = each.key and s.began > moment - make_interval(secs => each.length);
    if held.steps[cardinality(held.steps)] > moment - step then
      held.uses[cardinality(held.uses)] := held.uses[cardinality(held.uses)] + 1;
    else
      held.steps := held.steps || moment;
      held.uses := held.uses || 1;
    end if;
    update rate_limits set steps = held.steps, uses = held.uses,
      forget_at = greatest(forget_at, moment + make_interval(secs => each.length)) where key = each.key;
  end loop;
  -- One row is made and two go, so that the table never grows old.
  delete from rate_limits where key in (
    select key from rate_limits where forget_at <= moment order by forget_at limit 2 for update skip locked);
  return 0;
end $$;
