// kubectl and helm of a machine that a test has for itself, where no cluster is: helm itself renders the chart, and its pods become
// containers with the user, the variables and the folders that it gives them. The ingress is an nginx that knows the annotations
// alone. The operator's database, store and certificate are there before.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseAllDocuments } from 'yaml';
import { bringHelm } from '../test/bring-helm.mjs';
import { connect, type Container, execIn, launch, readImage, untilHealthy } from './test-containers.ts';
import type { Manifest, Pod } from './test-helm.ts';

type Started = Container & { deployment: string };

const state = '/run/test-cluster';
const [program, ...args] = process.argv.slice(2);
/** Lines that stand for the name servers of the cluster: where the operator's database and store are. */
const names = () =>
  readFileSync('/etc/hosts', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('10.9.0.1 '));
const keep = (name: string, content: unknown) => {
  mkdirSync(state, { recursive: true });
  writeFileSync(`${state}/${name}.json`, JSON.stringify(content));
};
const read = <Content>(name: string) => JSON.parse(readFileSync(`${state}/${name}.json`, 'utf8')) as Content;

function kubectl(): void {
  const words = args.filter((each, at) => each !== '--namespace' && args[at - 1] !== '--namespace');
  const [verb, kind, ...rest] = words;
  if (verb === 'create' && kind === 'namespace') return;
  if (verb === 'create' && kind === 'secret') {
    const pairs = rest.filter((each) => each.startsWith('--from-literal=')).map((each) => each.slice(15));
    const entries = pairs.map((pair) => [
      pair.slice(0, pair.indexOf('=')),
      pair.slice(pair.indexOf('=') + 1),
    ]);
    return keep(`secret-${rest[1]}`, rest[0] === 'tls' ? tlsOf(rest) : Object.fromEntries(entries));
  }
  if (verb === 'logs') {
    const [target] = read<Started[]>('pods').filter(({ deployment }) => `deployment/${deployment}` === kind);
    return console.log(readFileSync(`/run/test-containers/${target!.name}.log`, 'utf8'));
  }
  if (verb === 'exec') {
    const target = words.find((each) => each.startsWith('deployment/'))!.slice('deployment/'.length);
    const pod = read<Started[]>('pods').find(({ deployment }) => deployment === target)!;
    process.exitCode = execIn(pod, words.slice(words.indexOf('--') + 1));
    return;
  }
  throw new Error(`This test knows no "kubectl ${verb}".`);
}

/** The certificate and the key of a Secret, as texts. */
function tlsOf(words: readonly string[]) {
  const [certificate, key] = ['--cert=', '--key='].map((name) => {
    const file = words.find((each) => each.startsWith(name))!.slice(name.length);
    return readFileSync(file, 'utf8');
  });
  return { certificate, key };
}

/** A pod as a container: with the folders that its volumes are, which outlast a command in it. */
function containerOf(
  manifests: Manifest[],
  pod: Pod,
  name: string,
  ip: string,
): Container & { words: string[] } {
  const [container] = pod.spec.containers;
  const image = readImage();
  const { runAsUser, runAsGroup } = pod.spec.securityContext as Record<string, number>;
  const sources = container!.envFrom.map(({ configMapRef, secretRef }) =>
    configMapRef
      ? manifests.find(({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === configMapRef.name)!
          .data!
      : read<Record<string, string>>(`secret-${secretRef!.name}`),
  );
  const own = (container!.env ?? []).map((each) => [each.name, each.value] as const);
  return {
    name,
    ip,
    env: Object.assign({}, image.env, ...sources, Object.fromEntries(own), readTrusted()) as Record<
      string,
      string
    >,
    user: `${runAsUser}:${runAsGroup}`,
    folder: image.folder,
    mounts: container!.volumeMounts.map(({ mountPath }) => {
      const folder = `${state}/${name}${mountPath}`;
      return `install --directory --owner=${runAsUser} --group=${runAsGroup} ${folder} && mkdir -p ${mountPath} && mount --bind ${folder} ${mountPath}`;
    }),
    isReadOnly: container!.securityContext.readOnlyRootFilesystem === true,
    words: container!.command ?? [...image.entrypoint, ...(container!.args ?? [])],
  };
}

/** The store's certificate signs itself, unlike an operator's. */
const readTrusted = () => ({ NODE_EXTRA_CA_CERTS: '/srv/certificate.pem' });

function helm(): void {
  const [verb, ...rest] = args;
  if (verb !== 'upgrade' || rest[0] !== '--install') throw new Error(`This test knows no "helm ${verb}".`);
  const rendered = spawnSync(bringHelm()!, ['template', ...rest.slice(1)], { encoding: 'utf8' });
  if (rendered.status !== 0) throw new Error(rendered.stderr);
  const manifests = parseAllDocuments(rendered.stdout)
    .map((each) => each.toJS() as Manifest | null)
    .filter((each) => each !== null);
  let last = 10;
  const next = () => `10.9.0.${last++}`;
  const podsOf = (kind: string) =>
    manifests
      .filter((each) => each.kind === kind)
      .flatMap(({ metadata, spec }) =>
        Array.from({ length: spec!.replicas ?? 1 }, (_, at) => ({
          deployment: metadata.name,
          probe: spec!.template!.spec.containers[0]!.readinessProbe,
          ports: spec!.template!.spec.containers[0]!.ports ?? [],
          ...containerOf(manifests, spec!.template!, `${metadata.name}-${at + 1}`, next()),
        })),
      );
  const [jobs, pods] = [podsOf('Job'), podsOf('Deployment')];
  connect([...jobs, ...pods], names());
  keep('pods', pods);
  for (const job of jobs) if (execIn(job, job.words) !== 0) throw new Error('pre-install hooks failed');
  for (const pod of pods) launch(pod, pod.words);
  for (const { probe, ports, ...pod } of pods) {
    const port = ports.find(({ name }) => name === probe!.httpGet.port)!.containerPort;
    untilHealthy(pod, ['curl', '--silent', '--fail', `http://${pod.ip}:${port}${probe!.httpGet.path}`]);
  }
  const web = pods.filter(({ ports }) => ports.some(({ name }) => name === 'http'));
  startIngress(
    manifests.find(({ kind }) => kind === 'Ingress')!,
    web.map(({ ip }) => ip),
  );
}

function startIngress({ metadata, spec }: Manifest, addresses: readonly string[]): void {
  const values = (name: string) => metadata.annotations![`nginx.ingress.kubernetes.io/${name}`];
  const [{ host } = { host: '' }] = spec!.rules!;
  const [{ secretName } = { secretName: '' }] = spec!.tls!;
  const { certificate, key } = read<ReturnType<typeof tlsOf>>(`secret-${secretName}`);
  writeFileSync(`${state}/certificate.pem`, certificate!);
  writeFileSync(`${state}/key.pem`, key!);
  const text = `events {}
http {
  upstream web { ${addresses.map((ip) => `server ${ip}:3000;`).join(' ')} }
  server {
    listen 127.0.0.1:443 ssl;
    server_name ${host};
    ssl_certificate ${state}/certificate.pem;
    ssl_certificate_key ${state}/key.pem;
    client_max_body_size ${values('proxy-body-size')};
    proxy_request_buffering ${values('proxy-request-buffering')};
    proxy_read_timeout ${values('proxy-read-timeout')}s;
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto $scheme;
    location / { proxy_pass http://web; }
  }
}
`;
  writeFileSync(`${state}/ingress.conf`, text);
  const nginx = ['-e', `${state}/ingress.log`, '-c', `${state}/ingress.conf`, '-g', 'daemon off;'];
  spawn('nginx', nginx, { stdio: 'ignore', detached: true }).unref();
}

if (program === 'helm') helm();
else kubectl();
