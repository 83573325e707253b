import { text as readText } from 'node:stream/consumers';
import { checkSignIn } from '@tv/server/platform/auth/check-sign-in';
import { readConfig, type Config } from '@tv/server/platform/config';
import { SettingProblem } from '@tv/server/platform/startup-problem';
import { TokenProblem } from '@tv/server/platform/auth/token-problem';
import { createTokenVerifier } from '@tv/server/platform/auth/tokens';
import { CommandProblem } from './command-problem.ts';
import { readArguments } from './read-arguments.ts';
import { say } from './sentences.ts';
import { text } from './texts.ts';
import { columnsOf, pad } from './wrap.ts';

const said = text.checkSignIn;
const width = Math.max(6, columnsOf(said.wrong) + 1);
const marks = { good: pad('  ok', width), doubtful: pad('  ?', width), wrong: pad(said.wrong, width) };

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
    console.log(said.notSet);
    return true;
  }
  if (values.token) return checkToken(issuer, oidc);
  const { emailVerified } = claims;
  const findings = await checkSignIn({ issuer, clientId, scope, publicUrl, hasUserInfo, emailVerified });
  for (const { kind, what } of findings) console.log(`${marks[kind]}${say(what)}`);
  const isGood = findings.every(({ kind }) => kind !== 'wrong');
  console.log(`\n${isGood ? said.good : said.readOn}`);
  return isGood;
}

async function checkToken(
  issuer: string,
  { audience, claims, hasUserInfo }: Config['oidc'],
): Promise<boolean> {
  if (process.stdin.isTTY) process.stderr.write(`${said.askToken} `);
  const token = (await readText(process.stdin)).trim().replace(/^Bearer\s+/i, '');
  try {
    const verifier = createTokenVerifier({ issuer, audience, claims, asksUserInfo: hasUserInfo });
    const { email, emailVerified, groups } = await verifier.verify(token);
    console.log(`${marks.good}${said.accepted}`);
    if (!email) console.log(`${marks.wrong}${said.noEmail}`);
    else if (!emailVerified)
      console.log(`${marks.wrong}${said.notVerified({ claims: [claims.emailVerified].flat().join(', ') })}`);
    else console.log(`${marks.good}${said.verified}`);
    console.log(`${marks.good}${said.groups({ groups: groups?.join(', ') || text.directory.none })}`);
    return Boolean(email) && emailVerified;
  } catch (problem) {
    if (!(problem instanceof TokenProblem)) throw problem;
    console.log(`${marks.wrong}${say(problem.finding?.what ?? [withoutFinding[problem.reason]])}`);
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
