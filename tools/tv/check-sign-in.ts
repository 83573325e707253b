import { text } from 'node:stream/consumers';
import { checkSignIn } from '@tv/server/platform/auth/check-sign-in';
import { readConfig, type Config } from '@tv/server/platform/config';
import { StartupProblem } from '@tv/server/platform/startup-problem';
import { TokenProblem } from '@tv/server/platform/auth/token-problem';
import { createTokenVerifier } from '@tv/server/platform/auth/tokens';
import { CommandProblem } from './command-problem.ts';
import { readArguments } from './read-arguments.ts';

const marks = { good: '  ok  ', doubtful: '  ?   ', wrong: 'WRONG ' };

/** Tries the sign-in provider that the settings name, and says in words what is missing. The service need not run. */
export async function checkSignInCommand(args: string[]): Promise<boolean> {
  const { values } = readArguments(args, { token: { type: 'boolean' } }, { command: 'check-sign-in' });
  const { oidc, publicUrl } = settings();
  const { issuer, clientId, scope, claims, hasUserInfo } = oidc;
  if (!issuer) {
    console.log('OIDC_ISSUER is not set: the portal signs people in itself, and there is nothing to check.');
    return true;
  }
  if (values.token) return checkToken(issuer, oidc);
  const { emailVerified } = claims;
  const findings = await checkSignIn({ issuer, clientId, scope, publicUrl, hasUserInfo, emailVerified });
  for (const { kind, words } of findings) console.log(`${marks[kind]}${words}`);
  const isGood = findings.every(({ kind }) => kind !== 'wrong');
  console.log(
    isGood
      ? '\nNo problem was found without actually signing in. If signing in fails anyway, the log of the service gives the reason;\n"npm run tv -- check-sign-in --token" explains an access token, which it reads as one line of input.'
      : '\nSee docs/sign-in.md, "Troubleshooting".',
  );
  return isGood;
}

async function checkToken(
  issuer: string,
  { audience, claims, hasUserInfo }: Config['oidc'],
): Promise<boolean> {
  if (process.stdin.isTTY) process.stderr.write('Access token, then Ctrl-D: ');
  const token = (await text(process.stdin)).trim().replace(/^Bearer\s+/i, '');
  try {
    const verifier = createTokenVerifier({ issuer, audience, claims, asksUserInfo: hasUserInfo });
    const { email, emailVerified, groups } = await verifier.verify(token);
    console.log(`${marks.good}The access token is accepted.`);
    if (!email)
      console.log(`${marks.wrong}Neither the token nor the userinfo endpoint has an email address.`);
    else if (!emailVerified)
      console.log(
        `${marks.wrong}The address is not marked as verified (${[claims.emailVerified].flat().join(', ')}).`,
      );
    else console.log(`${marks.good}It has a verified email address.`);
    console.log(`${marks.good}Groups: ${groups?.join(', ') || 'none'}`);
    return Boolean(email) && emailVerified;
  } catch (problem) {
    if (!(problem instanceof TokenProblem)) throw problem;
    console.log(`${marks.wrong}${problem.finding?.words ?? problem.message}`);
    return false;
  }
}

function settings(): Config {
  try {
    return readConfig(process.env);
  } catch (problem) {
    if (problem instanceof StartupProblem) throw new CommandProblem(problem.message);
    throw problem;
  }
}
