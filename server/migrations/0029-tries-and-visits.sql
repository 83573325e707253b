-- Limits took their place.
drop table registration_tries;
-- Visits that count no more are forgotten.
create index visitors_counted_at on visitors (counted_at);
