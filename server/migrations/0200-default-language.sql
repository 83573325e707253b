-- The language of an organization's pages and mails for whoever chose none. Null: the browser's.
alter table organizations add column default_language text;
-- What a person chose in Settings. `language` is what their browser read the portal in, chosen or not.
alter table people add column chosen_language text;
