import { currentUser, refreshUser, type CurrentUser } from '../session/current-user.ts';
import { unlockTokenOf } from '../session/unlock-tokens.ts';

type Whose = { id?: string; organizationId?: string };

/**
 * A picture's or stream's address with the media token that opens it: an unlock token for an item unlocked here,
 * the person's own within their organization, `public` for everybody else.
 */
export function withMediaToken(address: string, whose: Whose = {}, width?: number): string {
  const complete = new URL(address, location.origin);
  // The width comes first: so does it in the service's preload of a public page's largest picture.
  if (width) complete.searchParams.set('width', String(width));
  complete.searchParams.set('jwt', mediaToken(whose));
  return complete.origin === location.origin ? complete.pathname + complete.search : complete.href;
}

export function mediaToken(
  { id, organizationId }: Whose,
  user: CurrentUser | undefined = currentUser.get(),
): string {
  const unlocked = id && unlockTokenOf(id);
  if (unlocked) return unlocked;
  const isOwn = user && (organizationId === undefined || organizationId === user.organizationId);
  return isOwn ? user.mediaToken : 'public';
}

/** Five minutes, in milliseconds: a token is renewed this long before it ends. */
const margin = 300_000;
const shortestWait = 10_000;

/** Renews the person's media token before it ends, for as long as the page lives. Returns a function that stops it. */
export function renewMediaToken(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const plan = () => {
    clearTimeout(timer);
    const user = currentUser.get();
    if (!user) return;
    const wait = Math.max(shortestWait, Date.parse(user.mediaTokenExpiresAt) - Date.now() - margin);
    timer = setTimeout(() => void refreshUser().catch(plan), wait);
  };
  plan();
  const stop = currentUser.subscribe(plan);
  return () => {
    clearTimeout(timer);
    stop();
  };
}
