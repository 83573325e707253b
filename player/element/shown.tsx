import { createRoot } from 'react-dom/client';
import { createPlayer, type Player } from '../src/create-player.ts';
import { PlayerProvider } from '../src/player-context.tsx';
import { tellEvents } from '../src/reports/tell-events.ts';
import { ElementPlayer } from './element-player.tsx';
import type { Shown, Wanted } from './wanted.ts';
import '@tv/ui/tokens.css';
import './element.css';

/** The build puts all style sheets of the player here: those of a page do not reach into a shadow root. */
const styles = '__TV_PLAYER_STYLES__';
let sheet: CSSStyleSheet | undefined;

/** Made by a script, so that the page's policy for style sheets needs to allow none. */
function styleSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
  }
  return sheet;
}

const themes = ['dark', 'light', 'high-contrast'];
const themeOf = (wanted: string | null): string => {
  if (wanted && themes.includes(wanted)) return wanted;
  if (matchMedia('(prefers-contrast: more)').matches) return 'high-contrast';
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
};

/** Shows an item in an element of another page. */
export function show(element: HTMLElement, root: ShadowRoot, wanted: Wanted): Shown {
  root.adoptedStyleSheets = [styleSheet()];
  const stage = document.createElement('div');
  const outside = document.createElement('div');
  const setTheme = (theme: string | null) => {
    for (const each of [stage, outside]) each.dataset['theme'] = themeOf(theme);
  };
  setTheme(wanted.theme);
  stage.className = 'stage';
  root.replaceChildren(stage, outside);
  const player: Player = createPlayer(wanted.isMuted ? { muted: true } : {});
  const page = tellPage(element, player);
  const view = createRoot(stage);
  view.render(
    <PlayerProvider player={player}>
      <ElementPlayer wanted={wanted} outside={outside} onProblem={page.refuse} onReady={page.ready} />
    </PlayerProvider>,
  );
  return {
    play: async () => {
      await player.play();
      // Browsers let nothing sound that nobody has touched.
      const { paused, ended, problem, started } = player.getState();
      if (paused && !ended && !problem && !started) page.refuse('blocked');
    },
    pause: () => player.pause(),
    seek: (to) => player.seekTo(to),
    setVolume: (volume) => player.setVolume(volume),
    setMuted: (muted) => {
      if (player.getState().muted !== muted) player.toggleMute();
    },
    setTheme,
    state: player.getState,
    remove() {
      page.end();
      view.unmount();
      root.replaceChildren();
    },
  };
}

/** Tells the page around an element what happens in it, by events of the element. */
function tellPage(element: HTMLElement, player: Player) {
  const tell = (name: string, reason?: string) =>
    void element.dispatchEvent(new CustomEvent(name, reason === undefined ? {} : { detail: { reason } }));
  return {
    /** The item can be played. */
    ready: () => tell('ready'),
    refuse: (reason: string) => tell('error', reason),
    end: tellEvents(player, tell),
  };
}
