-- breaking: versions up to 2.57.0 write some of these columns
-- Only versions without the queue, and without documents of search, read them. What such a version wrote into the tables is in jobs.
drop table mails, pushes;
drop function mail_becomes_job, ended_mail_becomes_job, push_becomes_job;
alter table uploads drop column worked_at, drop column attempts;
alter table media_contents drop column description_search, drop column speakers_search;
alter table subtitle_cues drop column text_search;
