-- What the presenter marked while an event was on air (ADR 92): [{ id, at, title, second }]. They are the chapters of its item.
alter table live_events add column marks jsonb not null default '[]';
