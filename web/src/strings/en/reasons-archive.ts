import type { TextsOf } from '@tv/contract/reason';
import { archiveReasons } from '@tv/contract/reasons/archive';

/** Why the service refused to archive an item, or a change of an archived one. */
export const texts: TextsOf<typeof archiveReasons> = archiveReasons;
