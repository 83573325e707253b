import type { FastifyReply, FastifyRequest } from 'fastify';
import { findAccountBySubject } from './accounts.ts';
import type { Account } from './accounts.ts';
import { rememberBrowser } from './known-browser.ts';
import { rememberBranding } from './branding.ts';
import type { Identity } from './provider.ts';
import { endSession } from './sign-out.ts';

export type Interaction = Awaited<ReturnType<Identity['provider']['interactionDetails']>>;
export type InteractionRequest = FastifyRequest<{ Params: { uid: string } }>;

/** Milliseconds that a right password waits for its code. */
const codeTime = 5 * 60_000;

/** Everything asked for was right: back to the protocol. `amr` as RFC 8176 names it. */
export async function completeSignIn(
  identity: Identity,
  request: FastifyRequest,
  reply: FastifyReply,
  { account, amr }: { account: Account; amr: string[] },
) {
  const { provider } = identity;
  const interaction = await provider.interactionDetails(request.raw, reply.raw);
  // Another person was signed in here: their session ends, with everything handed out under it.
  const { session } = interaction;
  if (session?.accountId && session.accountId !== account.subject) {
    const previous = await provider.Session.findByUid(session.uid);
    delete (interaction as { session?: unknown }).session;
    await interaction.persist();
    if (previous) await endSession(provider, previous);
  }
  const target = await provider.interactionResult(
    request.raw,
    reply.raw,
    { login: { accountId: account.subject, amr } },
    { mergeWithLastSubmission: false },
  );
  rememberBrowser(identity, reply, account.email);
  await rememberBranding(identity, reply, account.subject);
  return reply.redirect(target, 303);
}

const passwordVersion = ({ passwordChangedAt }: Account) => passwordChangedAt?.getTime() ?? 0;

/** The password was right and a code is to follow: noted where only the browser that typed it can go on. */
export async function awaitCode(identity: Identity, interaction: Interaction, account: Account) {
  interaction.result = {
    passwordGiven: {
      subject: account.subject,
      version: passwordVersion(account),
      at: identity.now().getTime(),
    },
  };
  await interaction.persist();
}

/** Who gave the password in this sign-in, not long ago; nobody once it was changed. */
export async function passwordGivenBy(identity: Identity, { result }: Interaction) {
  const given = result?.passwordGiven as { subject: string; version: number; at: number } | undefined;
  if (!given || given.at + codeTime <= identity.now().getTime()) return undefined;
  const account = await findAccountBySubject(identity.db, given.subject);
  const isSame = account && !account.disabledAt && passwordVersion(account) === given.version;
  return isSame ? account : undefined;
}
