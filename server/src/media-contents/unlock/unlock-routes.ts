import { because } from '@tv/contract/reasons/problem-reasons';
import { keyedHash } from '../../platform/auth/keyed-hash.ts';
import type { Body } from '@tv/contract/calls/api';
import { ProblemCode } from '@tv/contract/problems';
import { verifyMediaPassword } from '../../media/media-password.ts';
import { networkOf } from '@tv/contract/formats/network';
import { notFound, Problem, tooManyTries } from '../../platform/http/problem.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { publicViewer } from '../viewer.ts';
import { readMediaContent } from '../item/item-db.ts';
import { presentMediaContent } from '../media-content-row.ts';
import type { MediaContentsDeps } from '../deps.ts';
import { findLock, forgiveTry, type Lock, takeTry } from './unlock-db.ts';

type Sent = Body<'POST /MediaContents/Publics/:id/Unlocks'>;

const botCheckFirst = () =>
  new Problem(403, ProblemCode.Other, because('items.botCheck'), { exceptionData: { botCheck: true } });

export function serveUnlocks(serve: Serve, deps: MediaContentsDeps): void {
  const { db, clock, mediaTokens, secretKey, botCheck } = deps;
  const keyed = keyedHash(secretKey, 'unlock-address');
  const hashOf = (address: string) => keyed(address).slice(0, 32);

  /** The try counts as wrong while the password is checked, even if the service stops meanwhile. */
  const check = async (id: string, { passwordHash }: Lock, sent: Sent, address: string) => {
    if (!passwordHash) return;
    const { password, botCheckToken } = sent;
    const attempt = await takeTry(db, id, hashOf(networkOf(address)), clock());
    if (attempt.kind === 'refused') throw tooManyTries(attempt.retryAfterSeconds);
    let isRight: boolean;
    try {
      if (attempt.needsBotCheck && !(botCheckToken && (await botCheck.passes(botCheckToken))))
        throw botCheckFirst();
      isRight = await verifyMediaPassword(password, passwordHash);
    } catch (problem) {
      await forgiveTry(db, attempt.id);
      throw problem;
    }
    if (!isRight) throw new Problem(403, ProblemCode.Other, because('items.wrongPassword'));
    await forgiveTry(db, attempt.id);
  };

  serve('POST /MediaContents/Publics/:id/Unlocks', async ({ params: { id }, body, caller, request }) => {
    const viewer = publicViewer(caller);
    const lock = await findLock(db, id, viewer, clock());
    if (!lock) throw notFound('This media content');
    await check(id, lock, body, request.ip);
    const { passwordVersion } = lock;
    const unlocked = { mediaContentId: id, passwordVersion };
    const row = await readMediaContent(db, id, { ...viewer, unlocked }, clock());
    if (!row) throw notFound('This media content');
    const { token, expiresAt } = await mediaTokens.issueUnlock(id, passwordVersion);
    return { unlockToken: token, expiresAt: expiresAt.toISOString(), mediaContent: presentMediaContent(row) };
  });
}
