import { useMutation } from '@tanstack/react-query';
import { ApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { solveBotCheck } from '../../lib/solve-bot-check.ts';
import { keepUnlockToken } from '../../lib/unlock-tokens.ts';

const inMinutes = (seconds: number) => {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
};

/** Why a password did not open the item, in words that say what to do. */
export const refusalInWords = (error: unknown): string => {
  const { status, retryAfter } = error instanceof ApiError ? error : {};
  if (asksBotCheck(error)) return 'Your browser could not show that a person asks. Try again.';
  if (status === 403) return 'This password is not right. Check it and try again.';
  if (status === 429) return `Too many wrong passwords. Try again in ${inMinutes(retryAfter ?? 900)}.`;
  if (status === 404) return 'This is no longer here. Ask the person who sent you the link for a new one.';
  if (status === undefined) return 'The connection was lost. Check your network, then try again.';
  return 'The password could not be checked. Try again in a moment.';
};

const asksBotCheck = (error: unknown) =>
  error instanceof ApiError && error.status === 403 && error.exceptionData.botCheck === true;

/** Many wrong passwords came for the item from elsewhere: the browser works a second or two, and asks once more. */
const unlock = async (id: string, password: string) => {
  const ask = (botCheckToken?: string) =>
    call('POST /MediaContents/Publics/:id/Unlocks', {
      params: { id },
      body: { password, ...(botCheckToken && { botCheckToken }) },
    });
  try {
    return await ask();
  } catch (error) {
    if (!asksBotCheck(error)) throw error;
    return ask(await solveBotCheck());
  }
};

/** Opens a locked item for this tab; everything that was known of it is asked anew with the token. */
export const useUnlocking = (id: string, queryKey: readonly unknown[]) =>
  useMutation({
    mutationFn: (password: string) => unlock(id, password),
    onSuccess: async ({ unlockToken, expiresAt, mediaContent }) => {
      keepUnlockToken(id, unlockToken, expiresAt);
      queryClient.setQueryData(queryKey, mediaContent);
      await queryClient.invalidateQueries({
        queryKey,
        predicate: (query) => query.queryKey.length > queryKey.length,
      });
    },
  });
