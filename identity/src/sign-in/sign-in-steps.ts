import type { FastifyReply, FastifyRequest } from 'fastify';
import type { InteractionResults, Provider } from 'oidc-provider';
import { originOf } from '../account-events.ts';
import type { RecordAccountEvent } from '../account-events.ts';
import type { FindAccountPolicy } from '../account-policy.ts';
import { findAccountBySubject, passwordVersion } from '../accounts.ts';
import type { Account } from '../accounts.ts';
import { sendPage } from '../answer.ts';
import { rememberOrganization } from '../branding.ts';
import type { FindBranding } from '../branding.ts';
import type { SignInConnections } from '../connections/connections.ts';
import { vouchedFor } from '../connections/in-interaction.ts';
import type { SetCookie } from '../cookies.ts';
import type { Database } from '../db.ts';
import type { KnownBrowsers } from './known-browsers.ts';
import type { CreatePageContext } from '../page-context.ts';
import { onlyThisWayPage } from '../pages/connection-pages.ts';
import { allowFormTarget } from '../pages/form-target.ts';
import { backToPortal, messagePage } from '../pages/message-page.ts';
import { endSession } from './sign-out.ts';
import type { SignedIn } from '../sessions/sessions.ts';

export type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;
export type InteractionRequest = FastifyRequest<{ Params: { uid: string } }>;

/** Milliseconds in which the code has to follow a right password. */
const codeTime = 5 * 60_000;
/** Milliseconds to get an authenticator app and set it up after a right password. */
const setUpTime = 30 * 60_000;

export interface SignInStepDeps {
  /** Called with each request: new keys replace the provider. */
  provider(): Provider;
  mountPath: string;
  db: Database;
  now(): Date;
  browsers: KnownBrowsers;
  findBranding: FindBranding;
  setCookie: SetCookie;
  recordEvent: RecordAccountEvent;
  findPolicy: FindAccountPolicy;
  createPageContext: CreatePageContext;
  connections: SignInConnections;
}

export type SignInSteps = ReturnType<typeof createSignInSteps>;

/** The methods of a sign-in (RFC 8176) in words. */
const methodOf = (amr: readonly string[]) =>
  amr.includes('fed')
    ? 'provider of the organization'
    : amr.includes('hwk')
      ? 'passkey'
      : amr.includes('otp')
        ? 'password and code'
        : amr.includes('recovery')
          ? 'password and recovery code'
          : 'password';

/** The steps of one sign-in in this browser, which oidc-provider calls an interaction. */
export function createSignInSteps(deps: SignInStepDeps) {
  const { provider, mountPath, db, now, browsers, findBranding, setCookie, recordEvent } = deps;
  const { findPolicy, createPageContext, connections } = deps;

  async function find(request: FastifyRequest, reply: FastifyReply) {
    const interaction = await provider().interactionDetails(request.raw, reply.raw);
    allowFormTarget(reply, interaction.params['redirect_uri']);
    return interaction;
  }

  async function finish(
    request: FastifyRequest,
    reply: FastifyReply,
    result: InteractionResults,
    mergeWithLastSubmission = false,
  ) {
    const target = await provider().interactionResult(request.raw, reply.raw, result, {
      mergeWithLastSubmission,
    });
    return reply.redirect(target, 303);
  }

  /** Ends the session of another person in this browser, with its grants and tokens. */
  async function endOtherSession(interaction: Interaction, account: Account) {
    const { session } = interaction;
    if (!session?.accountId || session.accountId === account.subject) return;
    const previous = await provider().Session.findByUid(session.uid);
    delete (interaction as { session?: unknown }).session;
    await interaction.persist();
    if (previous) await endSession(provider(), previous);
  }

  /** Stores in the sign-in that the password was right and a code has to follow. Only this browser can go on. */
  async function awaitCode(interaction: Interaction, account: Account) {
    interaction.result = {
      ...interaction.result,
      passwordGiven: {
        subject: account.subject,
        version: passwordVersion(account),
        at: now().getTime(),
      },
    };
    await interaction.persist();
  }

  async function findAwaiting({ result }: Interaction, time: number) {
    const given = result?.passwordGiven as { subject: string; version: number; at: number } | undefined;
    if (!given || given.at + time <= now().getTime()) return undefined;
    const account = await findAccountBySubject(db, given.subject);
    const isSame = account && !account.disabledAt && passwordVersion(account) === given.version;
    return isSame ? account : undefined;
  }

  async function refuseNetwork(request: FastifyRequest, reply: FastifyReply, account: Account) {
    const reason = 'network that no organization of the person allows';
    await recordEvent({ action: 'sign-in failed', of: account, ...originOf(request), detail: { reason } });
    const context = await createPageContext(request.headers);
    const message = { ...context.text.signIn.network, action: backToPortal(context) };
    return sendPage(reply, 403, messagePage(context, message));
  }

  /**
   * Follows what an organization's provider has said of the account in this sign-in, where it has. Without that, answers whether
   * the account has to sign in there.
   */
  async function followConnection(interaction: Interaction, account: Account, amr: readonly string[]) {
    const vouched = vouchedFor(interaction, account, now());
    const connection = vouched && (await connections.find(vouched.connectionId));
    // What a provider said by settings that have changed since counts no more.
    if (!vouched || !connection?.isActive || connection.version !== vouched.version)
      return { isRefused: await connections.isRefused(account, amr.includes('hwk')) };
    await connections.admit(connection, account, vouched.person);
    return { isRefused: false, isVouched: true };
  }

  async function refuseWay(request: InteractionRequest, reply: FastifyReply, account: Account) {
    const reason = 'way that the organization does not allow';
    await recordEvent({ action: 'sign-in failed', of: account, ...originOf(request), detail: { reason } });
    const context = await createPageContext(request.headers);
    const found = await connections.findForAddress(account.email);
    const address = `${mountPath}/interaction/${request.params.uid}/organization?connection=${found?.id ?? ''}`;
    return sendPage(reply, 403, onlyThisWayPage(context, address));
  }

  return {
    find,
    finish,

    /**
     * Signs the person in, where the policies of their organizations allow it. Else it answers why not, or leads into setting
     * up the second step that they require. `used`: the methods that the person used (RFC 8176).
     */
    async complete(request: InteractionRequest, reply: FastifyReply, account: Account, used: string[]) {
      const interaction = await find(request, reply);
      const { isRefused, isVouched } = await followConnection(interaction, account, used);
      if (isRefused) return refuseWay(request, reply, account);
      const amr = isVouched ? ['fed', ...used] : used;
      const policy = await findPolicy({ subject: account.subject, address: request.ip });
      if (policy.isNetworkRefused) return refuseNetwork(request, reply, account);
      if (policy.needsSecondStep && !amr.includes('mfa')) {
        await awaitCode(interaction, account);
        return reply.redirect(`${mountPath}/interaction/${request.params.uid}/set-up`, 303);
      }
      await endOtherSession(interaction, account);
      await recordEvent({
        action: 'signed in',
        of: account,
        ...originOf(request),
        detail: { method: methodOf(amr) },
      });
      browsers.remember(reply, account.email);
      await rememberOrganization({ findBranding, setCookie }, reply, account.subject);
      const login: SignedIn = { accountId: account.subject, amr, version: passwordVersion(account) };
      return finish(request, reply, { login });
    },

    /** The error is not `access_denied`: nobody was refused, and the portal shows no message. */
    cancel: (request: FastifyRequest, reply: FastifyReply) =>
      finish(request, reply, {
        error: 'user_cancelled',
        error_description: 'The person went back to the portal',
      }),

    awaitCode,

    /** The same for an account that sets up its second step, for which there is more time. */
    findSettingUp: (interaction: Interaction) => findAwaiting(interaction, setUpTime),

    /** Stores that the second step was set up in this sign-in, and its first code was right. */
    async noteSetUp(interaction: Interaction) {
      interaction.result = { ...interaction.result, hasSetUp: true };
      await interaction.persist();
    },
    hasSetUp: ({ result }: Interaction) => result?.['hasSetUp'] === true,

    /** The account whose code is awaited. Undefined once the time is over, or the password was changed. */
    findAwaitingCode: (interaction: Interaction) => findAwaiting(interaction, codeTime),
  };
}
