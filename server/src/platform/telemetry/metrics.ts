import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What this process has counted since its start. Many places count, and a process is one service, so there is one registry. */
export const counted = new Registry();
const registers = [counted];

/** Seconds. */
const answers = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const works = [0.1, 1, 5, 30, 120, 600, 3_600, 4 * 3_600];

export const requests = new Counter({
  name: 'http_requests_total',
  help: 'Requests that ended, by method, route and status; 499: the client went away',
  labelNames: ['method', 'route', 'status'],
  registers,
});
export const requestDurations = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time from a request to the end of its answer',
  labelNames: ['method', 'route'],
  buckets: answers,
  registers,
});
export const requestsInFlight = new Gauge({
  name: 'http_requests_in_flight',
  help: 'Requests whose answer has not ended',
  registers,
});

export const jobAttempts = new Counter({
  name: 'tv_job_attempts_total',
  help: 'Attempts of jobs that ended, by kind and outcome: done, failed (tried again), given_up',
  labelNames: ['kind', 'outcome'],
  registers,
});
export const jobDurations = new Histogram({
  name: 'tv_job_duration_seconds',
  help: 'Time of one attempt of a job',
  labelNames: ['kind'],
  buckets: works,
  registers,
});
export const jobsRunning = new Gauge({
  name: 'tv_jobs_running',
  help: 'Jobs that this process works on',
  labelNames: ['kind'],
  registers,
});

export const ingestSteps = new Histogram({
  name: 'tv_ingest_step_duration_seconds',
  help: 'Time of one step of making a media package, by step and outcome: done, failed',
  labelNames: ['step', 'outcome'],
  buckets: works,
  registers,
});

export const mails = new Counter({
  name: 'tv_mails_total',
  help: 'Mails by outcome: sent, failed (tried again or given up), unanswered (handed over, but the answer was not heard)',
  labelNames: ['outcome'],
  registers,
});

export const outgoingRequests = new Counter({
  name: 'tv_outgoing_requests_total',
  help: 'Requests to other services: store, identity_provider, mail, push, analytics',
  labelNames: ['service', 'request', 'outcome'],
  registers,
});
export const outgoingDurations = new Histogram({
  name: 'tv_outgoing_request_duration_seconds',
  help: 'Time from a request to another service to the beginning of its answer',
  labelNames: ['service'],
  buckets: answers,
  registers,
});

export const tokenChecks = new Counter({
  name: 'tv_token_checks_total',
  help: 'Access tokens by outcome: valid, expired, invalid, unavailable (the provider does not answer)',
  labelNames: ['outcome'],
  registers,
});
