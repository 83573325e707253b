import { configuration } from '@tv/client/lib/api/configuration.ts';
import type { Player } from '@tv/player/create-player.ts';
import type { PlayerState } from '@tv/player/player-state.ts';
import { type PlayerEvent, tellEvents } from '@tv/player/reports/tell-events.ts';

/** Of messages in both directions (docs/embed.md). */
const version = 1;

const shownState = ({ currentTime, duration, volume, muted, paused, ended }: PlayerState) => ({
  time: currentTime,
  duration,
  volume,
  muted,
  paused,
  ended,
});

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** What the embedding page may ask for. Anything else gets no answer. */
const obey = async (player: Player, ask: unknown, value: unknown): Promise<'blocked' | undefined> => {
  if (ask === 'play') {
    await player.play();
    // Browsers let nothing sound that nobody has touched.
    const { paused, ended, problem } = player.getState();
    if (paused && !ended && !problem) return 'blocked';
  } else if (ask === 'pause') player.pause();
  else if (ask === 'seek' && isNumber(value)) player.seekTo(value);
  else if (ask === 'volume' && isNumber(value)) player.setVolume(value);
  else if (ask === 'mute' && typeof value === 'boolean' && player.getState().muted !== value)
    player.toggleMute();
  return undefined;
};

/**
 * Lets the page around an embed steer its player, and tells that page what happens: only a site of the organization's
 * list, and only it. The answer ends that.
 */
export const answerFrame = (player: Player): (() => void) => {
  const { parent } = window;
  const origins = [...(configuration().embedOrigins ?? []), location.origin];
  let listener: string | undefined;

  const tell = (event: PlayerEvent | 'ready', reason?: string) => {
    if (listener === undefined) return;
    const state = shownState(player.getState());
    parent.postMessage({ tv: version, event, state, ...(reason && { reason }) }, listener);
  };
  const onMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== parent || !origins.includes(origin) || data === null || typeof data !== 'object') return;
    const { tv, ask, value } = data as { tv?: unknown; ask?: unknown; value?: unknown };
    if (tv !== version) return;
    listener = origin;
    if (ask === 'listen') tell('ready');
    else void obey(player, ask, value).then((refusal) => refusal && tell('error', refusal));
  };

  window.addEventListener('message', onMessage);
  const stopFollowing = tellEvents(player, tell);
  // To whomever it is: it says nothing but that somebody is here.
  parent.postMessage({ tv: version, event: 'ready' }, '*');
  return () => {
    window.removeEventListener('message', onMessage);
    stopFollowing();
  };
};
