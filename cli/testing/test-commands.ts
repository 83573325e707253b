import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestService } from '@tv/server/test-service';
import { afterEach, beforeEach, vi } from 'vitest';

/** Collects the lines that commands print in each test. */
export function captureOutput() {
  const lines: string[] = [];
  beforeEach(() => {
    for (const stream of ['log', 'error'] as const)
      vi.spyOn(console, stream).mockImplementation((line: string) => void lines.push(line));
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    lines.length = 0;
  });
  return {
    lines,
    /** The text since the last call of this function. */
    out: () => lines.splice(0).join('\n'),
  };
}

/** Sets the environment in which every test of a file runs its commands. */
export function stubEnvironment(env: () => Record<string, string>): void {
  beforeEach(() => {
    for (const [name, value] of Object.entries(env())) vi.stubEnv(name, value);
  });
  afterEach(() => void vi.unstubAllEnvs());
}

/** A test service that listens, and the environment in which a command finds it as the owner of the machine. */
export async function startServiceForCommands() {
  const service = await startTestService();
  await service.app.listen({ port: 0, host: '127.0.0.1' });
  const folder = mkdtempSync(join(tmpdir(), 'tv-command-'));
  writeFileSync(join(folder, 'service-token'), 'local-service-token');
  const { port } = service.app.server.address() as AddressInfo;
  return {
    ...service,
    folder,
    env: { PORT: String(port), DATA_DIR: folder, PUBLIC_URL: 'https://tv.example', TV_PORTAL: '' },
    async close() {
      await service.close();
      rmSync(folder, { recursive: true });
    },
  };
}

export type ServiceForCommands = Awaited<ReturnType<typeof startServiceForCommands>>;
