import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const alerts = readFileSync(join(import.meta.dirname, '../../deploy/prometheus/alerts.yaml'), 'utf8');

/** Names of jobs that the alerts ask for. */
export const alertedJobs = [...new Set([...alerts.matchAll(/\bjob="([^"]+)"/g)].map(([, name]) => name!))];
