import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { helm, render } from './test-helm.ts';

const deploy = join(import.meta.dirname, '../../deploy');
const read = (path: string) => readFileSync(join(deploy, path), 'utf8');

/** Names of jobs that the alerts ask for. */
const asked = [
  ...new Set([...read('prometheus/alerts.yaml').matchAll(/\bjob="([^"]+)"/g)].map(([, name]) => name!)),
];
const sample = parse(read('prometheus/prometheus.yaml')) as {
  scrape_configs: { job_name: string; static_configs: { targets: string[] }[] }[];
};

test('the alerts ask for the job that the sample of Prometheus has', () => {
  expect(asked).toEqual(sample.scrape_configs.map(({ job_name }) => job_name));
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

describe.skipIf(!helm)('the chart (it needs helm)', () => {
  test.each(['tv', 'portal'])('its processes are that job where the release is called %s', (release) => {
    const { manifests } = render({ metrics: { serviceMonitor: { enabled: true } } }, release);
    const monitor = manifests.find(({ kind }) => kind === 'ServiceMonitor')!.spec!;
    const wanted = Object.entries(monitor.selector!.matchLabels!);
    const services = manifests.filter(
      ({ kind, metadata: { labels = {} } }) =>
        kind === 'Service' && wanted.every(([key, value]) => labels[key] === value),
    );
    // As the operator does it: the label of the service that "jobLabel" names, else the name of the service.
    const jobs = services.map(({ metadata }) => metadata.labels?.[monitor.jobLabel ?? ''] ?? metadata.name);
    expect(jobs).toEqual(asked);
  });
});
