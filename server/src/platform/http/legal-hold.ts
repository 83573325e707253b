import type { HoldOfItem } from '@tv/contract/retention/hold-of-item';
import { because, type ProblemReason } from '@tv/contract/reasons/problem-reasons';
import { Problem } from './problem.ts';

/** The hold that a trigger of `0160-legal-holds.sql` met: of an item, or of a category itself. */
type MetHold = Omit<HoldOfItem, 'kind'> & { kind: HoldOfItem['kind'] | 'itself' };

/** The 409 for a change of what is under legal hold. `undefined`: it is under none. */
export const holdRefusal = (hold: MetHold | null): Problem | undefined =>
  hold ? new Problem(409, 0, reasonOf(hold)) : undefined;

/** The same for an error of the database, whose triggers refuse what no call has refused before. */
export function refusalOfTrigger(error: unknown): Problem | undefined {
  const { code, detail } = error as { code?: unknown; detail?: unknown };
  return code === 'TVH01' ? holdRefusal(JSON.parse(String(detail)) as MetHold) : undefined;
}

function reasonOf({ kind, category = '', reason = '' }: MetHold): ProblemReason {
  switch (kind) {
    case 'item':
      return because('holds.item', { reason });
    case 'category':
      return because('holds.category', { category, reason });
    case 'manager':
      return because('holds.manager');
    case 'itself':
      return because('holds.itself', { reason });
  }
}
