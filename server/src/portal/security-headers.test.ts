import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../platform/config.ts';
import { securityHeaders } from './security-headers.ts';

function headersAt(publicUrl: string) {
  const folder = mkdtempSync(join(tmpdir(), 'tv-headers-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return securityHeaders(readConfig({ PUBLIC_URL: publicUrl, DATA_DIR: folder }));
}

test('behind TLS browsers are told to use nothing else for a year, on subdomains as well', () => {
  expect(headersAt('https://tv.example.org')['strict-transport-security']).toBe(
    'max-age=31536000; includeSubDomains',
  );
  expect(headersAt('http://localhost:3000')['strict-transport-security']).toBeUndefined();
});
