-- In which language and at whose clock a person is written to: those of the browser of the last sign-in.
alter table people add column language text;
alter table people add column time_zone text;
