-- form: index
create index concurrently schedules_unpublications on schedules (at) where action = 2 and status in (1, 2)
