alter table live_keys validate constraint live_keys_input_check;
alter table live_keys validate constraint live_keys_guest_name_check;
alter table live_events validate constraint live_events_input_check;
