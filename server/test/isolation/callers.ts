import { isKeyPersona } from './key-personas.ts';
import { bearersOf, type Persona } from './personas.ts';
import type { ServiceWithProvider } from './start-with-provider.ts';
import { categoryGuestToken, guestToken, type IsolationWorld } from './isolation-world.ts';

export type Callers = Awaited<ReturnType<typeof callersOf>>;

/** What each persona sends with every request. */
export async function callersOf(service: ServiceWithProvider, world: IsolationWorld) {
  const { app } = service;
  const bearers = await bearersOf(service, world);
  const mediaTokens = new Map<Persona, string>();
  for (const persona of bearers.keys()) {
    const url = isKeyPersona(persona) ? '/api/Management/ApiKeys/Current' : '/api/Users/Me';
    const me = await app.inject({ url, headers: authorization(bearers.get(persona)) });
    if (me.statusCode === 200 && persona !== 'inactive')
      mediaTokens.set(persona, (me.json() as { mediaToken: string }).mediaToken);
  }
  mediaTokens.set('expired token', 'a token that has expired');
  const guestHeaders = new Map<Persona, Record<string, string>>();
  for (const [persona, id, secret] of [
    ['guest', world.guests.own, guestToken],
    ['guest of a category', world.guestOfCategory, categoryGuestToken],
  ] as const) {
    const cookie = `tv-guest=${secret}`;
    const guest = await app.inject({ url: `/api/Guests/${id}`, headers: { cookie } });
    const { token } = guest.json<{ token: string }>();
    mediaTokens.set(persona, token);
    guestHeaders.set(persona, { cookie, 'x-unlock-token': token });
  }
  return {
    headersOf: (persona: Persona): Record<string, string> => ({
      ...authorization(bearers.get(persona)),
      ...guestHeaders.get(persona),
    }),
    mediaTokenOf: (persona: Persona) => mediaTokens.get(persona) ?? 'public',
    /** Each has an address of their own, because wrong passwords are counted by address. */
    addressOf: (persona: Persona) => `10.0.0.${[...bearers.keys()].indexOf(persona) + 1}`,
  };
}

const authorization = (bearer: string | undefined): Record<string, string> =>
  bearer ? { authorization: `Bearer ${bearer}` } : {};
