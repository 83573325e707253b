import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { alertedJobs } from './test-alerts.ts';

const deploy = join(import.meta.dirname, '../../deploy');
const read = (path: string) => readFileSync(join(deploy, path), 'utf8');

const sample = parse(read('prometheus/prometheus.yaml')) as {
  scrape_configs: { job_name: string; static_configs: { targets: string[] }[] }[];
};

test('the alerts ask for the job that the sample of Prometheus has', () => {
  expect(alertedJobs).toEqual(sample.scrape_configs.map(({ job_name }) => job_name));
});

test('the targets of the sample are the ports for metrics of the units', () => {
  const wanted = /^Wants=(.*)$/m.exec(read('systemd/tv.target'))![1]!.split(' ');
  const ports = wanted.map((unit) => {
    const [, name, instance = ''] = /^([^@.]+@?)(\d*)\.service$/.exec(unit)!;
    const text = read(`systemd/${name}.service`);
    return `127.0.0.1:${/METRICS_PORT=(\S+)/.exec(text)![1]!.replace('%i', instance)}`;
  });
  const targets = sample.scrape_configs.flatMap(({ static_configs: [own] }) => own!.targets);
  expect(targets).toEqual(ports);
});
