import { randomUUID } from 'node:crypto';
import type { ApiKey } from '@tv/contract/integrations/api-keys';
import { limits } from '@tv/contract/limits/limits';
import { isAddressOrNetwork } from '@tv/contract/formats/network';
import { because } from '@tv/contract/reasons/problem-reasons';
import { ProblemCode } from '@tv/contract/problems';
import { findOrganization } from '../organization/db.ts';
import { organizationOf } from '../organization/choose-organization-db.ts';
import { recordChange } from '../platform/audit-db.ts';
import { managerOf } from '../platform/auth/caller.ts';
import { newKeyText, startOfKey } from '../platform/auth/key-text.ts';
import { hashToken } from '../platform/auth/secret-token.ts';
import type { Queries } from '../platform/db/database.ts';
import { catalogued, invalidField, notAllowed, notFound, Problem } from '../platform/http/problem.ts';
import type { Serve } from '../platform/http/serve.ts';
import {
  answerFor,
  areCategories,
  countKeys,
  deleteKey,
  endSecrets,
  findStoredKey,
  insertKey,
  insertSecret,
  listKeys,
  lockKey,
  lockKeysOf,
  type StoredKey,
} from './db.ts';
import type { ApiKeysDeps } from './deps.ts';

const { each, overlapHours: usualOverlap, atATime } = limits.apiKeys;

/** The calls with which admins make, rotate and delete API keys, and one by which a key asks what it is. */
export function serveApiKeys(serve: Serve, { db, clock, mediaTokens, environment }: ApiKeysDeps): void {
  /** Gives the service account another key, and answers it this once. */
  const giveKey = async (queries: Queries, apiKeyId: string, now: Date) => {
    const key = newKeyText(environment);
    await insertSecret(queries, {
      id: randomUUID(),
      apiKeyId,
      hash: hashToken(key),
      start: startOfKey(key),
      now,
    });
    const stored = await findStoredKey(queries, apiKeyId, now);
    return { ...present(stored!, now), key };
  };

  serve('GET /Management/ApiKeys', async ({ caller, query }) => {
    const keys = await listKeys(db, await organizationOf(db, managerOf(caller), query), clock());
    return keys.map((key) => present(key, clock()));
  });

  serve('POST /Management/ApiKeys', async ({ caller, query, body }) => {
    const manager = managerOf(caller);
    const organizationId = await organizationOf(db, manager, query);
    const { personId } = manager;
    const now = clock();
    const name = body.name.trim();
    const categoryIds = body.categoryIds && [...new Set(body.categoryIds.map((id) => id.toLowerCase()))];
    const allowedNetworks = readNetworks(body.allowedNetworks ?? []);
    const { scopes, expiresAt } = body;
    if (expiresAt && new Date(expiresAt) <= now) throw invalidField('expiresAt', because('field.future'));
    return db.transaction(async (queries) => {
      await lockKeysOf(queries, organizationId);
      if (categoryIds && !(await areCategories(queries, organizationId, categoryIds)))
        throw invalidField('categoryIds', because('keys.unknownCategory'));
      const { count, isNameTaken } = await countKeys(queries, organizationId, name);
      if (isNameTaken) throw catalogued(ProblemCode.NameTaken, because('field.taken'), { field: 'name' });
      if (count >= each) throw new Problem(409, ProblemCode.Other, because('keys.tooMany', { most: each }));
      const id = randomUUID();
      await insertKey(queries, {
        ...{ id, organizationId, name, scopes, categoryIds, allowedNetworks, expiresAt, personId, now },
      });
      await recordChange(queries, {
        organizationId,
        personId,
        action: 'API key made',
        subject: id,
        detail: { name, scopes, categoryIds, allowedNetworks, expiresAt },
        now,
      });
      return giveKey(queries, id, now);
    });
  });

  serve('POST /Management/ApiKeys/:id/Rotate', async ({ caller, params: { id }, body }) => {
    const { organizationId, personId } = managerOf(caller);
    const now = clock();
    return db.transaction(async (queries) => {
      const locked = await lockKey(queries, organizationId, id);
      if (!locked) throw notFound('This API key');
      if (locked.expiresAt && locked.expiresAt <= now) throw new Problem(409, 0, because('keys.isOver'));
      // What has stopped does not work again because somebody takes it over.
      const overlapHours = locked.isAnsweredFor ? (body.overlapHours ?? usualOverlap) : 0;
      const endsAt = new Date(now.getTime() + overlapHours * 3_600_000);
      const goOn = await endSecrets(queries, id, now, endsAt);
      if (overlapHours > 0 && goOn >= atATime)
        throw new Problem(409, ProblemCode.Other, because('keys.tooManyRotations', { most: atATime }));
      await answerFor(queries, id, personId);
      await recordChange(queries, {
        organizationId: locked.organizationId,
        personId,
        action: 'API key rotated',
        subject: id,
        detail: { name: locked.name, overlapHours },
        now,
      });
      return giveKey(queries, id, now);
    });
  });

  serve('DELETE /Management/ApiKeys/:id', async ({ caller, params: { id } }) => {
    const { organizationId, personId } = managerOf(caller);
    await db.transaction(async (queries) => {
      const locked = await lockKey(queries, organizationId, id);
      if (!locked) throw notFound('This API key');
      await deleteKey(queries, id);
      await recordChange(queries, {
        organizationId: locked.organizationId,
        personId,
        action: 'API key deleted',
        subject: id,
        detail: { name: locked.name },
        now: clock(),
      });
    });
  });

  serve('GET /Management/ApiKeys/Current', async ({ caller }) => {
    if (caller.kind !== 'key') throw notAllowed(because('keys.keysOnly'));
    const { account } = caller;
    const { id, name, organizationId, scopes, categoryIds, expiresAt } = account;
    const organization = await findOrganization(db, organizationId);
    const { token, expiresAt: mediaTokenExpiresAt } = await mediaTokens.issueToKey(account);
    return {
      ...{ id, name, organizationId, scopes: [...scopes] },
      organizationName: organization!.name,
      ...(categoryIds && { categoryIds: [...categoryIds] }),
      ...(expiresAt && { expiresAt: expiresAt.toISOString() }),
      mediaToken: token,
      mediaTokenExpiresAt: mediaTokenExpiresAt.toISOString(),
    };
  });
}

function readNetworks(texts: readonly string[]): string[] {
  const networks = [...new Set(texts.map((each) => each.trim()))];
  const wrong = networks.find((each) => !isAddressOrNetwork(each));
  if (wrong !== undefined)
    throw invalidField('allowedNetworks', because('policies.noNetwork', { found: wrong }));
  return networks;
}

function present({ isAnsweredFor, ...key }: StoredKey, now: Date): ApiKey {
  const isOver = key.expiresAt !== undefined && new Date(key.expiresAt) <= now;
  return { ...key, state: isOver ? 'expired' : isAnsweredFor ? 'active' : 'stopped' };
}
