import { call } from '../api/call.ts';
import { solve } from './solve-challenge.ts';

/** Asks the service for a proof of work, does it off the main thread, and answers the token that it takes. */
export async function solveBotCheck(): Promise<string> {
  const challenge = await call('GET /BotCheck/Challenges');
  const solution = await solve(challenge);
  return btoa(JSON.stringify({ challenge, solution }));
}
