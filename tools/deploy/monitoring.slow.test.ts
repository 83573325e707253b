// Slow: helm renders the chart, and a package of 100 MB is brought for it where the machine has none.
// Proves: the processes that the chart starts are the job that the alerts ask for, whatever the release is called.
// Ground: deploy/helm, deploy/prometheus.
import { describe, expect, test } from 'vitest';
import { alertedJobs } from './test-alerts.ts';
import { helm, render } from './test-helm.ts';

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
    expect(jobs).toEqual(alertedJobs);
  });
});
