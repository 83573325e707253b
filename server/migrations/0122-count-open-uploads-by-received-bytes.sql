-- form: batches
update stored_bytes s set size_in_bytes = u.received_bytes from uploads u
where s.upload_id = u.id and s.part = 'original' and s.size_in_bytes <> u.received_bytes and u.completed_at is null
  and u.id in (
    select o.id from uploads o join stored_bytes b on b.upload_id = o.id and b.part = 'original'
    where o.completed_at is null and b.size_in_bytes <> o.received_bytes limit 2000)
