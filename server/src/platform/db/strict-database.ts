import type { Database } from './database.ts';
import { saysItsScope } from './second-lock/scope.ts';
import { wrappedDatabase } from './wrapped-database.ts';

/** The switch of tests, for a service that runs in a process of its own. */
export const strictSwitch = 'TV_TEST_STRICT_SCOPE';

/** The same database, for tests: it refuses statements of work that has said neither its scope nor why it crosses organizations. */
export const strictDatabase = (db: Database): Database =>
  wrappedDatabase(db, async (text, run) => {
    refuseUnsaid(text);
    return run();
  });

function refuseUnsaid(text: string): void {
  if (saysItsScope()) return;
  const begin = text.replace(/\s+/g, ' ').trim().slice(0, 200);
  throw new Error(`Whose rows does it touch? ADR 70 asks for a scope or a reason: ${begin}`);
}
