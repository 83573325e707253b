-- The logo that is shown on dark backgrounds, where an organization has a second one.
alter table organizations add column logo_dark_file text;
