import { text as readText } from 'node:stream/consumers';
import { checkSignIn } from '@tv/server/platform/auth/check-sign-in';
import { readConfig, type Config } from '@tv/server/platform/config';
import { SettingProblem } from '@tv/server/platform/startup-problem';
import { TokenProblem } from '@tv/server/platform/auth/token-problem';
import { createTokenVerifier } from '@tv/server/platform/auth/tokens';
import { CommandProblem } from '../command-problem.ts';
import { readArguments } from '../arguments/read-arguments.ts';
import { say } from '../sentences.ts';
import { text } from '../texts.ts';
import { columnsOf, pad } from '../wrap.ts';

const words = text.checkSignIn;
const width = Math.max(6, columnsOf(words.wrong) + 1);
const prefixes = { good: pad('  ok', width), doubtful: pad('  ?', width), wrong: pad(words.wrong, width) };

const withoutFinding = {
  expired: 'tokenExpired',
  invalid: 'tokenTooLong',
  unavailable: 'providerSilent',
} as const;

/** Tries the sign-in provider that the settings name, and says in words what is missing. The service need not run. */
export async function checkSignInCommand(args: string[]): Promise<boolean> {
  const { values } = readArguments(args, { token: { type: 'boolean' } }, { command: 'check-sign-in' });
  const { oidc, publicUrl } = settings();
  const { issuer, clientId, scope, claims, hasUserInfo } = oidc;
  if (!issuer) {
    console.log(words.notSet);
    return true;
  }
  if (values.token) return checkToken(issuer, oidc);
  const { emailVerified } = claims;
  const findings = await checkSignIn({ issuer, clientId, scope, publicUrl, hasUserInfo, emailVerified });
  for (const { kind, what } of findings) console.log(`${prefixes[kind]}${say(what)}`);
  const isGood = findings.every(({ kind }) => kind !== 'wrong');
  console.log(`\n${isGood ? words.good : words.readOn}`);
  return isGood;
}

async function checkToken(
  issuer: string,
  { audience, claims, hasUserInfo }: Config['oidc'],
): Promise<boolean> {
  if (process.stdin.isTTY) process.stderr.write(`${words.askToken} `);
  const token = (await readText(process.stdin)).trim().replace(/^Bearer\s+/i, '');
  try {
    const verifier = createTokenVerifier({ issuer, audience, claims, asksUserInfo: hasUserInfo });
    const { email, emailVerified, groups } = await verifier.verify(token);
    console.log(`${prefixes.good}${words.accepted}`);
    if (!email) console.log(`${prefixes.wrong}${words.noEmail}`);
    else if (!emailVerified)
      console.log(
        `${prefixes.wrong}${words.notVerified({ claims: [claims.emailVerified].flat().join(', ') })}`,
      );
    else console.log(`${prefixes.good}${words.verified}`);
    console.log(`${prefixes.good}${words.groups({ groups: groups?.join(', ') || text.directory.none })}`);
    return Boolean(email) && emailVerified;
  } catch (problem) {
    if (!(problem instanceof TokenProblem)) throw problem;
    console.log(`${prefixes.wrong}${say(problem.finding?.what ?? [withoutFinding[problem.reason]])}`);
    return false;
  }
}

function settings(): Config {
  try {
    return readConfig(process.env);
  } catch (problem) {
    if (problem instanceof SettingProblem) throw new CommandProblem(say(...problem.sentences));
    throw problem;
  }
}
