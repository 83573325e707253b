import { createHash } from 'node:crypto';
import { errors } from 'oidc-provider';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import {
  consumeRecord,
  deleteRecord,
  deleteRecordsByGrant,
  selectRecord,
  selectRecordByUid,
  upsertRecord,
} from './db.ts';
import type { Database, RecordRow } from './db.ts';

/** Whoever holds the value of one of these can use it, so only the hash of the value is kept. */
const bearerModels = new Set(['AuthorizationCode', 'RefreshToken']);

/** oidc-provider's storage: each model's records in one table. */
export function createRecords(db: Database): (model: string) => Adapter {
  return (model) => {
    const isBearer = bearerModels.has(model);
    const key = (id: string) => (isBearer ? createHash('sha256').update(id).digest('base64url') : id);
    const load = (row: RecordRow | undefined, id: string | undefined) =>
      row &&
      ({
        ...row.payload,
        ...(id ? { jti: id } : {}),
        ...(row.consumed_at ? { consumed: true } : {}),
      } as AdapterPayload);

    return {
      async upsert(id, payload, expiresIn) {
        const { jti: _value, ...withoutValue } = payload;
        await upsertRecord(db, {
          model,
          id: key(id),
          payload: isBearer ? withoutValue : payload,
          grantId: payload.grantId,
          uid: model === 'Session' ? payload.uid : payload.userCode,
          subject: payload.accountId,
          // Every model of the configuration expires; an hour is a bound for one that would not.
          expiresAt: new Date(Date.now() + (expiresIn ?? 3600) * 1000),
        });
      },
      async find(id) {
        // Whatever was sent is looked up; PostgreSQL takes no NUL.
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
        if (!(await consumeRecord(db, model, key(id), new Date())))
          throw new errors.InvalidGrant('it was used already, at the same moment');
      },
      async destroy(id) {
        await deleteRecord(db, model, key(id));
      },
      async revokeByGrantId(grantId) {
        await deleteRecordsByGrant(db, model, grantId);
      },
    };
  };
}
