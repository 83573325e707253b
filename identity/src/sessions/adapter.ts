import { errors } from 'oidc-provider';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import { limitsOf } from '../account-policy.ts';
import type { FindAccountPolicy } from '../account-policy.ts';
import { bearerKey } from './bearer-key.ts';
import {
  consumeRecord,
  deleteRecord,
  deleteRecordsByGrant,
  endSessionId,
  selectRecord,
  selectRecordByUid,
  upsertRecord,
} from '../db.ts';
import type { Database, RecordRow } from '../db.ts';
import { secondsLeft } from './session-limits.ts';

/** Models whose id is a secret that works by itself. Only its hash is stored. */
const bearerModels = new Set(['AuthorizationCode', 'RefreshToken']);

/** Seconds since 1970. */
const secondsNow = () => Math.floor(Date.now() / 1000);

/** A session with the end that the policies of its person allow. oidc-provider knows the portal's limits only. */
async function withPolicyLimits(payload: AdapterPayload, findPolicy: FindAccountPolicy) {
  if (!payload.accountId || typeof payload.exp !== 'number') return payload;
  const limits = limitsOf(await findPolicy({ subject: payload.accountId }));
  const now = secondsNow();
  return { ...payload, exp: Math.min(payload.exp, now + secondsLeft(payload.loginTs, now, limits)) };
}

/**
 * oidc-provider's storage. The records of all models are in one table. `onReplayedCode` hears of a code that another request has
 * used in the same moment.
 */
export function createAdapter(
  db: Database,
  findPolicy: FindAccountPolicy,
  onReplayedCode: () => Promise<void> = async () => {},
): (model: string) => Adapter {
  return (model) => {
    const isBearer = bearerModels.has(model);
    const key = (id: string) => (isBearer ? bearerKey(id) : id);
    const load = (row: RecordRow | undefined, id: string | undefined) =>
      row &&
      ({
        ...row.payload,
        ...(id ? { jti: id } : {}),
        ...(row.consumed_at ? { consumed: true } : {}),
      } as AdapterPayload);

    return {
      async upsert(id, given, seconds) {
        const payload = model === 'Session' ? await withPolicyLimits(given, findPolicy) : given;
        const expiresIn = payload === given ? seconds : Math.max(1, (payload.exp ?? 0) - secondsNow());
        const { jti: _value, ...withoutValue } = payload;
        await upsertRecord(db, {
          model,
          id: key(id),
          payload: isBearer ? withoutValue : payload,
          grantId: payload.grantId,
          uid: model === 'Session' ? payload.uid : payload.userCode,
          subject: payload.accountId ?? payload.result?.login?.accountId,
          // Every configured model expires. An hour bounds a model without an expiry.
          expiresAt: new Date(Date.now() + (expiresIn ?? 3600) * 1000),
        });
      },
      async find(id) {
        // The id comes from a request. PostgreSQL accepts no NUL.
        if (id.includes('\0')) return undefined;
        return load(await selectRecord(db, model, key(id)), id);
      },
      async findByUid(uid) {
        return load(await selectRecordByUid(db, model, uid), undefined);
      },
      async findByUserCode(code) {
        if (code.includes('\0')) return undefined;
        const row = await selectRecordByUid(db, model, code);
        return load(row, row?.id);
      },
      async consume(id) {
        if (await consumeRecord(db, model, key(id), new Date())) return;
        if (model === 'AuthorizationCode') await onReplayedCode();
        throw new errors.InvalidGrant('it was already used by a concurrent request');
      },
      async destroy(id) {
        await (model === 'Session' ? endSessionId(db, id) : deleteRecord(db, model, key(id)));
      },
      async revokeByGrantId(grantId) {
        await deleteRecordsByGrant(db, model, grantId);
      },
    };
  };
}
