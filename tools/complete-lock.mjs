// Adds to package-lock.json what npm left out: optional packages for other machines that its registry could not
// give. Without their entries `npm ci` refuses the whole file. Run after `npm install`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const file = join(import.meta.dirname, '../package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
const { packages } = lock;

const systems = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const processors = [
  'arm64',
  'arm',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
];

let added = 0;
for (const [key, { optionalDependencies = {}, dev, license }] of Object.entries(packages))
  for (const [name, wanted] of Object.entries(optionalDependencies)) {
    const place = `node_modules/${name}`;
    if (packages[place] || packages[`${key}/${place}`]) continue;
    const binding = name.replace(/^@[^/]+\//, '');
    const os = systems.find((each) => binding.includes(each));
    const cpu = processors.find((each) => binding.includes(each));
    const libc = /musl/.test(binding) ? 'musl' : /gnu/.test(binding) && os === 'linux' ? 'glibc' : undefined;
    packages[place] = {
      version: wanted.replace(/^[\^~]/, ''),
      ...(cpu && { cpu: [cpu] }),
      ...(dev && { dev }),
      ...(libc && { libc: [libc] }),
      ...(license && { license }),
      optional: true,
      ...(os && { os: [os] }),
    };
    added++;
  }

const byName = ([one], [other]) => one.localeCompare(other, 'en');
lock.packages = Object.fromEntries(Object.entries(packages).sort(byName));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} added to package-lock.json`);
