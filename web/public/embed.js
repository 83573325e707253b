// Steers a player that is embedded in a page of another site; the portal's docs/embed.md tells how.

/** The player in an `<iframe>` whose address is an item's embed. Tells `ready`, `play`, `pause`, `timeupdate`, `volumechange`, `ended` and `error`. */
export class EmbeddedPlayer extends EventTarget {
  #frame;
  #origin;
  #state = { time: 0, duration: 0, volume: 1, muted: false, paused: true, ended: false };
  #hear = (event) => this.#heard(event);
  #markReady;

  /** Settled when the player can be steered; never, where the item may not be embedded here. */
  ready = new Promise((resolve) => {
    this.#markReady = resolve;
  });

  /** @param {HTMLIFrameElement} frame */
  constructor(frame) {
    super();
    this.#frame = frame;
    this.#origin = new URL(frame.src, document.baseURI).origin;
    addEventListener('message', this.#hear);
    // A frame that has loaded before has told so to nobody; one that has not tells by itself.
    if (!frame.contentDocument || this.#origin === location.origin) this.#ask('listen');
  }

  play = () => this.#ask('play');
  pause = () => this.#ask('pause');
  /** @param {number} seconds */
  seek = (seconds) => this.#ask('seek', seconds);
  /** Stops hearing the player. */
  close = () => removeEventListener('message', this.#hear);

  /** Seconds. */
  get time() {
    return this.#state.time;
  }
  get duration() {
    return this.#state.duration;
  }
  get paused() {
    return this.#state.paused;
  }
  get ended() {
    return this.#state.ended;
  }
  /** 0 to 1. */
  get volume() {
    return this.#state.volume;
  }
  set volume(volume) {
    this.#ask('volume', volume);
  }
  get muted() {
    return this.#state.muted;
  }
  set muted(muted) {
    this.#ask('mute', muted);
  }

  #ask(ask, value) {
    this.#frame.contentWindow?.postMessage({ tv: 1, ask, value }, this.#origin);
  }

  #heard({ source, origin, data }) {
    if (source !== this.#frame.contentWindow || origin !== this.#origin || data?.tv !== 1) return;
    // The first word of a frame says nothing but that it is there.
    if (!data.state) return this.#ask('listen');
    this.#state = data.state;
    if (data.event === 'ready') this.#markReady(this);
    this.dispatchEvent(new CustomEvent(data.event, { detail: { ...data.state, reason: data.reason } }));
  }
}
