import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@tv/client/lib/api/api-error.ts';
import { call } from '@tv/client/lib/api/call.ts';
import { queryClient } from '@tv/client/lib/api/query-client.ts';
import { solveBotCheck } from '@tv/client/lib/forms/solve-bot-check.ts';
import { saveUnlockToken } from '@tv/client/lib/session/unlock-tokens.ts';
import * as text from '@tv/strings/en/registration/unlock.ts';

/** Why a password did not open the item, in words that say what to do. */
export const refusalInWords = (error: unknown): string => {
  const { status } = error instanceof ApiError ? error : {};
  if (asksBotCheck(error)) return text.noPersonShown;
  if (status === 403) return text.wrongPassword;
  if (status === 404) return text.gone;
  if (status === undefined) return text.offline;
  return text.notChecked;
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

/** Opens a locked item for this tab; everything known about it is fetched again with the token. */
export const useUnlocking = (id: string, queryKey: readonly unknown[]) =>
  useMutation({
    mutationFn: (password: string) => unlock(id, password),
    onSuccess: async ({ unlockToken, expiresAt, mediaContent }) => {
      saveUnlockToken(id, unlockToken, expiresAt);
      queryClient.setQueryData(queryKey, mediaContent);
      await queryClient.invalidateQueries({
        queryKey,
        predicate: (query) => query.queryKey.length > queryKey.length,
      });
    },
  });
