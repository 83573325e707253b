import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';

/**
 * Signs a file with a private key (RSA or EC, PEM) into `<file>.sig`, by openssl, which asks for the key's passphrase itself.
 * Without a key a signature of before is removed. `openssl dgst -sha256 -verify` checks it.
 */
export function sign(file: string, key: string | undefined): void {
  rmSync(`${file}.sig`, { force: true });
  if (key === undefined) return;
  execFileSync('openssl', ['dgst', '-sha256', '-sign', key, '-out', `${file}.sig`, file], {
    stdio: 'inherit',
  });
}
