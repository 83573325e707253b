import { linkToken } from '@tv/client/lib/area/link-token.ts';

export const accountToken = linkToken('tv.account-setup');
export const trialToken = linkToken('tv.free-trial');
