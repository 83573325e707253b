import { editsOfContract } from './edits-of-contract.ts';
import { editsOfService } from './edits-of-service.ts';
import { editsOfWeb } from './edits-of-web.ts';
import type { TriedChange } from './tried-change.ts';

/** All changes that `npm run check:changes` tries. Each row of docs/changes.md has one or more. */
export const triedChanges: readonly TriedChange[] = [...editsOfContract, ...editsOfService, ...editsOfWeb];
