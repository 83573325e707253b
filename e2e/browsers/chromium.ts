import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

const quiet = ['--disable-gpu', '--disable-background-networking', '--no-sandbox'];

/**
 * The Chromium named by CHROMIUM_PATH, else the system's, else the one inside an npm package, which plays H.264 too. `prefersShell`:
 * rather its headless shell, which takes a fifth less of a processor and shows no notifications.
 */
export async function chromium(prefersShell = false): Promise<LaunchOptions> {
  const installed = [
    process.env.CHROMIUM_PATH,
    prefersShell && '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
  ];
  const path = installed.find((each) => each && existsSync(each));
  if (path) return { executablePath: path, args: quiet };
  // Makes the package unpack the libraries that a bare machine lacks.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x';
  const { default: packaged } = await import('@sparticuz/chromium');
  const args = packaged.args.filter((each) => !/single-process|disable-web-security|^--headless/.test(each));
  return { executablePath: await packaged.executablePath(), args: [...args, ...quiet] };
}
