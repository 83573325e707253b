// For work on the code: the service, restarted when its files change, behind Vite, which serves the web's sources.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

process.chdir(join(dirname(fileURLToPath(import.meta.url)), '..'));
const port = process.env.PORT || '3000';
const webPort = '5173';
const node = process.execPath;
const service = spawn(node, ['--watch', 'server/src/main.ts'], {
  stdio: 'inherit',
  env: { ...process.env, PORT: port, PUBLIC_URL: `http://localhost:${webPort}` },
});
const web = spawn(node, ['node_modules/vite/bin/vite.js', 'web', '--port', webPort, '--strictPort'], {
  stdio: 'inherit',
  env: { ...process.env, TV_SERVICE: `http://localhost:${port}` },
});
const children = [service, web];
const end = (signal) => children.forEach((child) => child.kill(signal));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(signal));
for (const child of children)
  child.on('exit', (code) => {
    process.exitCode ||= code ?? 0;
    end('SIGTERM');
  });
