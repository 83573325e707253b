import { changesInContract } from './changes-in-contract.ts';
import { changesInServer } from './changes-in-server.ts';
import { changesInWeb } from './changes-in-web.ts';
import type { TriedChange } from './tried-change.ts';

/** All changes that `npm run check:changes` tries. Each row of docs/changes.md has one or more. */
export const triedChanges: readonly TriedChange[] = [
  ...changesInContract,
  ...changesInServer,
  ...changesInWeb,
];
