-- The portal's own provider is kept as 'portal': its address follows PUBLIC_URL, its people stay who they are. Where a
-- change of that address has given somebody a second record, the one that was used last is theirs.
update people set issuer = 'portal' where id in (
  select distinct on (p.subject) p.id
  from people p join identity_accounts a on a.subject = p.subject
  where p.issuer ~ '^https?://[^/]+/oidc$' and not exists (
    select from people kept where kept.issuer = 'portal' and kept.subject = p.subject)
  order by p.subject, p.last_visit_at desc nulls last, p.created_at desc, p.id);
