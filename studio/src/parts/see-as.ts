import type { Body } from '@tv/contract/calls/api';
import { call } from '@tv/client/lib/api/call.ts';
import { enter } from '@tv/client/lib/seen-as/seen-as.ts';
import * as text from '@tv/strings/en/parts/seen-as.ts';
import { attempt } from './problems/attempt.ts';

/** Shows a page of the portal as a person, or a member of a group, sees it. */
export const seeAs = (seen: Body<'POST /Management/SeenAs'>, path = '/'): Promise<boolean> =>
  attempt(async () => enter(await call('POST /Management/SeenAs', { body: seen }), path), text.unexpected);
