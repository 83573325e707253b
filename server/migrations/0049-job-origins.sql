-- The request that enqueued a job, for the log lines of its worker, and the request's place in a trace (W3C Trace Context).
alter table jobs add column request_id text, add column traceparent text;
