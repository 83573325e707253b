import { Readable } from 'node:stream';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';

/** Milliseconds for each wait of a conversation, and for the whole of it. */
const waits = {
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  socketTimeout: 60_000,
  dnsTimeout: 15_000,
};
const longest = 120_000;

/**
 * Sends one mail. Its last byte is held back until `mayHandOver`: before that the server cannot have it (RFC 5321,
 * section 4.1.1.4), and rejecting means that it may be tried again. After it, only an answer tells: without one the
 * mail is `unanswered`, since trying again might send it twice (section 4.5.3.2.6).
 */
export async function sendBySmtp(
  smtpUrl: string,
  envelope: { from: string; to: string[] },
  content: Buffer,
  mayHandOver: () => Promise<boolean>,
): Promise<'taken' | 'unanswered'> {
  const options = parseConnectionUrl(smtpUrl);
  const connection = new SMTPConnection({ ...options, ...waits });
  let isHandedOver = false;
  async function* parts() {
    yield content.subarray(0, -1);
    if (!(await mayHandOver())) throw new Error('another process has taken this mail');
    isHandedOver = true;
    yield content.subarray(-1);
  }
  let timer: NodeJS.Timeout | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`no end after ${longest / 1000} s`)), longest);
      const settle = (problem?: Error | null) => (problem ? reject(problem) : resolve());
      const send = () => connection.send(envelope, Readable.from(parts(), { objectMode: false }), settle);
      const signIn = () =>
        options.auth
          ? connection.login(options.auth, (problem) => (problem ? reject(problem) : send()))
          : send();
      connection.once('error', reject);
      connection.connect((problem) => (problem ? reject(problem) : signIn()));
    });
    return 'taken';
  } catch (problem) {
    const isAnswered = Boolean((problem as { responseCode?: number }).responseCode);
    if (isHandedOver && !isAnswered) return 'unanswered';
    throw problem;
  } finally {
    clearTimeout(timer);
    connection.on('error', () => {}); // what a connection says while it is closed is of no use
    connection.close();
  }
}

/** The receiver or the mail is refused for good (RFC 5321, section 4.2.1): trying again is of no use. */
export const isLasting = (problem: unknown): boolean => {
  const { responseCode = 0, command = '' } = problem as { responseCode?: number; command?: string };
  return responseCode >= 500 && responseCode < 600 && ['RCPT TO', 'DATA'].includes(command);
};
