import { connect } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import type { StreamedLine } from './stream-db.ts';

/** Facility 13, log audit; severity 5, notice (RFC 5424, section 6.2.1). */
const priority = 13 * 8 + 5;
/** Time limit of a whole transfer, in milliseconds. */
const timeLimit = 10_000;

/** A text of printable ASCII without spaces (RFC 5424, section 6). */
const word = (text: string, longest: number) => text.replace(/[^!-~]+/g, '-').slice(0, longest) || '-';

/** JSON in ASCII, so that the message needs no byte order mark (RFC 5424, section 6.4). */
const ascii = (value: unknown) =>
  JSON.stringify(value).replace(
    /[^ -~]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** A line as a syslog message (RFC 5424), whose text is JSON. `host`: the portal. */
export const syslogMessage = (host: string, line: StreamedLine): string =>
  `<${priority}>1 ${line.at} ${word(host, 255)} tv - ${word(line.action, 32)} - ${ascii(line)}`;

/**
 * Sends lines to a syslog server over TCP or TLS with octet counting (RFC 6587, RFC 5425). Rejects unless the server has
 * taken all of them, which it says by closing the connection after its end. `tls://host:6514` checks the certificate.
 */
export function sendBySyslog(
  address: string,
  host: string,
  lines: readonly StreamedLine[],
  signal: AbortSignal,
  limit = timeLimit,
): Promise<void> {
  const { protocol, hostname, port } = new URL(address);
  const target = {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (protocol === 'tls:' ? 6514 : 601),
  };
  const bytes = Buffer.concat(
    lines.map((line) => {
      const message = syslogMessage(host, line);
      return Buffer.from(`${message.length} ${message}`, 'latin1');
    }),
  );
  return new Promise((resolve, reject) => {
    const socket =
      protocol === 'tls:' ? connectSecurely({ ...target, servername: target.host }) : connect(target);
    const stop = () => socket.destroy(new Error('the time limit is over'));
    const timer = setTimeout(stop, limit);
    signal.addEventListener('abort', stop);
    socket.on('error', reject);
    socket.on('close', () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      // A server that closes before it has read everything resets the connection, which is an error.
      if (socket.writableFinished) resolve();
      else reject(new Error('the server closed the connection early'));
    });
    socket.on(protocol === 'tls:' ? 'secureConnect' : 'connect', () => socket.end(bytes));
    socket.resume();
  });
}
