import type { TextsOf } from '@tv/contract/reason';
import { keyReasons } from '@tv/contract/reasons/keys';

/** Why the service refused something about API keys. */
export const texts: TextsOf<typeof keyReasons> = keyReasons;
