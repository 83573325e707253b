import { Counter, Gauge, type Registry } from 'prom-client';
import type { Replicas, ReplicaStatus } from '../../db/database.ts';

/** Adds to `/metrics` which replicas are used, how far they are behind, and who answered the reads. Without replicas there are no values. */
export function observeReplicas(registry: Registry, replicas: Replicas | undefined): void {
  const ofReplica = (value: (status: ReplicaStatus) => number) =>
    (replicas?.status() ?? []).map((status) => ({ replica: status.name, value: value(status) }));
  gauge('tv_replica_is_used', 'Whether reads go to the replica (1) or it is left out (0)', ({ isUsed }) =>
    Number(isUsed),
  );
  gauge(
    'tv_replica_lag_bytes',
    'Bytes of the WAL that the replica has not replayed',
    ({ lagBytes }) => lagBytes,
  );
  counter('tv_replica_reads_total', 'Statements that the replica answered', ({ reads }) => reads);
  counter(
    'tv_replica_reads_repeated_total',
    'Statements that failed on the replica and were repeated on the primary',
    ({ repeated }) => repeated,
  );
  new Counter({
    name: 'tv_replica_requests_on_primary_total',
    help: 'Requests that a replica could have answered and the primary did, by reason',
    labelNames: ['reason'],
    registers: [registry],
    collect() {
      this.reset();
      if (!replicas) return;
      const { afterOwnWrite, withoutReplica } = replicas.primaryRequests();
      this.inc({ reason: 'own write' }, afterOwnWrite);
      this.inc({ reason: 'no replica' }, withoutReplica);
    },
  });

  function gauge(name: string, help: string, value: (status: ReplicaStatus) => number): void {
    new Gauge({
      name,
      help,
      labelNames: ['replica'],
      registers: [registry],
      collect() {
        for (const each of ofReplica(value)) this.set({ replica: each.replica }, each.value);
      },
    });
  }
  function counter(name: string, help: string, value: (status: ReplicaStatus) => number): void {
    new Counter({
      name,
      help,
      labelNames: ['replica'],
      registers: [registry],
      collect() {
        this.reset();
        for (const each of ofReplica(value)) this.inc({ replica: each.replica }, each.value);
      },
    });
  }
}
