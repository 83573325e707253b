import { createHash } from 'node:crypto';
import { daysOfChanges } from '@tv/contract/media-contents/changes';
import { ProblemCode } from '@tv/contract/problems';
import type { Manager } from '../../platform/auth/caller.ts';
import { createSealedText } from '../../platform/auth/sealed-text.ts';
import { misusedField, notForTheWeb } from '../../platform/http/problem.ts';

/**
 * How far a follower has come. `list`: in the first list of all items, with the cursor of its next page; `from` is where changes go on
 * behind it. `changes`: behind the change of the item `id` at the position `from`.
 */
export type Progress =
  | { phase: 'list'; from: string; listCursor: string }
  | { phase: 'changes'; from: string; id: string };

/** `asOf`: the instant at which the follower had everything, or began. */
export type ChangeCursor = Progress & { asOf: Date };

/** What a cursor is valid for: one database, and the items that one caller manages. */
export type Validity = { epoch: string; rights: string };

const name = 'cursor';
const oldest = daysOfChanges * 24 * 3_600_000;

const restart = (why: string) =>
  notForTheWeb(410, ProblemCode.Other, `${why} Begin anew: ask without "after".`);

/** The rights by which a caller sees items, as a short text. */
export const rightsText = (
  organizationId: string,
  { personId, account, role, mayReview }: Manager,
  categoryIds: readonly string[],
): string =>
  createHash('sha256')
    .update(JSON.stringify([organizationId, personId ?? account?.id, role, mayReview, categoryIds]))
    .digest('base64url');

/** Writes and reads cursors. They are encrypted: a client can neither read nor change them. */
export function createChangeCursors(secretKey: string) {
  const sealed = createSealedText(secretKey, 'cursors of changes');
  return {
    write(cursor: ChangeCursor, { epoch, rights }: Validity): string {
      const { phase, from, asOf } = cursor;
      const text = JSON.stringify([
        ...[epoch, rights, asOf.getTime(), from],
        ...(phase === 'list' ? [cursor.listCursor] : ['', cursor.id]),
      ]);
      return Buffer.from(sealed.seal(name, text), 'base64').toString('base64url');
    },
    /** Throws 410 for a cursor that cannot be followed any more. */
    read(
      text: string,
      { epoch, rights, horizon, now }: Validity & { horizon: string; now: Date },
    ): ChangeCursor {
      const [ofEpoch, ofRights, asOf, from, listCursor, id] = open(sealed, text);
      // A copy of the database may count its transactions from less on.
      if (ofEpoch !== epoch || BigInt(from) > BigInt(horizon))
        throw restart('This cursor is of another database: the portal was restored, or has moved.');
      if (ofRights !== rights)
        throw restart('This cursor is of other rights: of another person, role or choice of categories.');
      if (now.getTime() - asOf > oldest) throw restart(`This cursor is older than ${daysOfChanges} days.`);
      const common = { from, asOf: new Date(asOf) };
      return id === undefined
        ? { phase: 'list', listCursor, ...common }
        : { phase: 'changes', id, ...common };
    },
  };
}

export type ChangeCursors = ReturnType<typeof createChangeCursors>;

type Stored = [epoch: string, rights: string, asOf: number, from: string, listCursor: string, id?: string];

function open(sealed: ReturnType<typeof createSealedText>, text: string): Stored {
  try {
    return JSON.parse(sealed.open(name, Buffer.from(text, 'base64url').toString('base64'))) as Stored;
  } catch {
    throw misusedField(
      'after',
      'is not a cursor of this call: give the "next" of an earlier answer as it is.',
    );
  }
}
