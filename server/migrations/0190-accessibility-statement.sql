-- The organization's own accessibility statement, in Markdown. Null: the portal's neutral text.
alter table organizations add column accessibility_statement text;
