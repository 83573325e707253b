import { pageLanguage } from '@tv/contract/languages/page-language';
import { hideTipsOnEscape } from '@tv/ui/hide-tips.ts';
import type { Token } from './token.ts';
import type { Shown, Wanted } from './wanted.ts';

export type { Token } from './token.ts';

/** A part of its own for each language: a page loads one of them. */
const looks = {
  en: () => import('./shown.en.js'),
  de: () => import('./shown.de.js'),
};
type Look = keyof typeof looks;

/** The language of the page around the element, where the player has it; else the first of the reader's own. */
function lookOf(element: Element): Look {
  const known = wishedBy(element)
    .map((tag) => tag.slice(0, 2).toLowerCase())
    .find((tag) => tag in looks);
  return (known ?? 'en') as Look;
}

/** Tags of languages, the most wanted first. */
function wishedBy(element: Element): string[] {
  const page = element.closest<HTMLElement>('[lang]')?.lang;
  return [...(page ? [page] : []), ...navigator.languages];
}

const seconds = (text: string | null): number | undefined => {
  const value = text === null || text.trim() === '' ? NaN : Number(text);
  return Number.isFinite(value) && value >= 0 ? value : undefined;
};

/** `<tv-player portal="https://tv.example" item="…">`: the portal's player in a page of another site (docs/players.md). */
export class TvPlayer extends HTMLElement {
  static observedAttributes = ['portal', 'item', 'theme'];

  #token: Token | undefined;
  #shown: Shown | undefined;
  /** Counts requests to show an item, so that a late answer to an old one is ignored. */
  #turn = 0;
  #isPlanned = false;

  connectedCallback(): void {
    for (const name of ['token', 'muted'] as const) this.#takeOver(name);
    this.#plan();
  }

  disconnectedCallback(): void {
    this.#plan();
  }

  attributeChangedCallback(name: string): void {
    if (name === 'theme') this.#shown?.setTheme(this.getAttribute('theme'));
    else this.#plan();
  }

  /** For members' items. A property alone: an attribute would stand in the page's HTML. */
  get token(): Token | undefined {
    return this.#token;
  }
  set token(token: Token | undefined) {
    this.#token = token;
    this.#plan();
  }

  async play(): Promise<void> {
    await this.#shown?.play();
  }
  pause(): void {
    this.#shown?.pause();
  }
  seek(to: number): void {
    if (Number.isFinite(to)) this.#shown?.seek(to);
  }

  get currentTime(): number {
    return this.#shown?.state().currentTime ?? 0;
  }
  get duration(): number {
    return this.#shown?.state().duration ?? NaN;
  }
  get paused(): boolean {
    return this.#shown?.state().paused ?? true;
  }
  get ended(): boolean {
    return this.#shown?.state().ended ?? false;
  }
  get volume(): number {
    return this.#shown?.state().volume ?? 1;
  }
  set volume(volume: number) {
    if (Number.isFinite(volume)) this.#shown?.setVolume(volume);
  }
  get muted(): boolean {
    return this.#shown?.state().muted ?? this.hasAttribute('muted');
  }
  set muted(muted: boolean) {
    if (this.#shown) this.#shown.setMuted(muted);
    else this.toggleAttribute('muted', muted);
  }

  /** What a page set before this script had come hides the property of the class, until it is set again. */
  #takeOver<Name extends 'token' | 'muted'>(name: Name): void {
    if (!Object.hasOwn(this, name)) return;
    const given = (this as TvPlayer)[name];
    delete (this as Partial<TvPlayer>)[name];
    (this as TvPlayer)[name] = given;
  }

  /** Several attributes and the token are set one after another: they are shown once. */
  #plan(): void {
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    queueMicrotask(() => {
      this.#isPlanned = false;
      void this.#show();
    });
  }

  async #show(): Promise<void> {
    const turn = (this.#turn += 1);
    this.#shown?.remove();
    this.#shown = undefined;
    const item = this.getAttribute('item')?.trim();
    if (!this.isConnected || !item) return;
    try {
      const { show } = await looks[lookOf(this)]();
      if (turn !== this.#turn) return;
      this.#shown = show(this, this.shadowRoot ?? this.attachShadow({ mode: 'open' }), this.#wanted(item));
    } catch (cause) {
      this.dispatchEvent(new CustomEvent('error', { detail: { reason: 'network', cause } }));
    }
  }

  #wanted(item: string): Wanted {
    return {
      item,
      portal: this.getAttribute('portal') ?? new URL(import.meta.url).origin,
      token: this.#token,
      language: pageLanguage({ 'accept-language': wishedBy(this).join() }),
      start: seconds(this.getAttribute('start')),
      isMuted: this.hasAttribute('muted'),
      autoplays: this.hasAttribute('autoplay'),
      theme: this.getAttribute('theme'),
    };
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tv-player': TvPlayer;
  }
}

// Two scripts of the same page may bring it.
if (!customElements.get('tv-player')) {
  customElements.define('tv-player', TvPlayer);
  hideTipsOnEscape();
}
