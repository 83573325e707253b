-- A guest speaks at a live event (ADR 97): a third input, whose key is in the guest's link.
alter table live_keys add column guest_name text;
alter table live_keys drop constraint live_keys_input_check;
alter table live_keys add constraint live_keys_input_check
  check (input = any (array['main', 'backup', 'guest'])) not valid;
alter table live_keys add constraint live_keys_guest_name_check
  check ((input = 'guest') = (guest_name is not null)) not valid;
alter table live_events drop constraint live_events_input_check;
alter table live_events add constraint live_events_input_check
  check (input = any (array['main', 'backup', 'guest'])) not valid;
