import type { Player } from '@tv/player/create-player.ts';
import { hasShortcuts } from '@tv/ui/keyboard/shortcuts.ts';
import { useKeyDown } from '@tv/ui/keyboard/use-key-down.ts';
import type { EditorCommands } from '../editor-commands.ts';
import { commandOf, type EditorKey } from './editor-keys.ts';

type EditorKeys = {
  commands: EditorCommands;
  player: Player;
  /** Edits of texts only: keys that move or split cues do nothing. */
  isTextOnly: boolean;
  find: () => void;
  help: () => void;
  publish: () => void;
};

const list = () => document.querySelector<HTMLElement>('[data-region="list"]');
const activeRow = () => list()?.querySelector<HTMLElement>('[data-active]');

/** Keys of the editor, on the whole page. They are taken before the player's own. */
export function useEditorKeys({ commands, player, isTextOnly, find, help, publish }: EditorKeys): void {
  const acts: Record<EditorKey, (offset: number | undefined) => void> = {
    play: (offset) => commands.togglePlay(offset === undefined),
    playCue: () => commands.playCue(),
    back: () => player.seekBy(-0.1),
    forward: () => player.seekBy(0.1),
    farBack: () => player.seekBy(-1),
    farForward: () => player.seekBy(1),
    earlier: () => commands.nudge(-0.1),
    later: () => commands.nudge(0.1),
    start: () => commands.startHere(),
    end: () => commands.endHere(),
    previous: () => commands.move(-1),
    next: () => commands.move(1),
    extendBack: () => commands.move(-1, true),
    extendForward: () => commands.move(1, true),
    pageBack: () => commands.move(-10),
    pageForward: () => commands.move(10),
    first: () => commands.move(-Infinity),
    last: () => commands.move(Infinity),
    checked: () => commands.checkAndGoOn(),
    tick: () => commands.tick(),
    split: (offset) => commands.split(offset),
    join: () => commands.join(),
    insert: () => commands.insert(),
    remove: () => commands.remove(),
    repair: () => commands.repair(),
    all: () => commands.selectAll(),
    edit: () => activeRow()?.querySelector('textarea')?.focus(),
    leave: () => activeRow()?.focus(),
    undo: () => commands.undo(),
    redo: () => commands.redo(),
    region: () => goToNextRegion(),
    find,
    help,
    publish,
  };
  useKeyDown((event) => {
    if (event.defaultPrevented || event.isComposing || document.querySelector('dialog:modal, [role="menu"]'))
      return;
    const target = event.target instanceof HTMLElement ? event.target : document.body;
    const field = target.closest<HTMLTextAreaElement | HTMLInputElement>(
      'textarea, select, input:not([type="checkbox"], [type="range"])',
    );
    const box = list();
    const isInList = box?.contains(target) === true;
    const name = commandOf(event, {
      isField: field !== null,
      isControl: target.closest('button, a[href], [type="range"], [role="slider"]') !== null,
      isInList,
      isFree: isInList || target.matches('body, html, main, h1'),
      hasSigns: hasShortcuts(),
    });
    if (!name || (isTextOnly && timeKeys.has(name))) return;
    // Undo in another field than a cue's is that field's own.
    if (field && !isInList && !['find', 'publish', 'region'].includes(name)) return;
    event.preventDefault();
    event.stopPropagation();
    const text = field instanceof HTMLTextAreaElement ? field : undefined;
    // What becomes active next gets the focus in its text, where this one has it; else the row has it.
    const isMoving = movingKeys.has(name) || changingKeys.has(name);
    if (box && ((text && isMoving) || name === 'insert')) box.dataset['focus'] = 'text';
    acts[name](text?.selectionStart);
    requestAnimationFrame(() => delete box?.dataset['focus']);
    if (!isInList && movingKeys.has(name)) activeRow()?.focus();
  }, true);
}

const timeKeys = new Set<EditorKey>(['earlier', 'later', 'start', 'end', 'split', 'join', 'insert']);
const changingKeys = new Set<EditorKey>(['split', 'join', 'undo', 'redo']);
const movingKeys = new Set<EditorKey>([
  'previous',
  'next',
  'first',
  'last',
  'checked',
  'pageBack',
  'pageForward',
]);

/** The player, the list, the timeline. */
function goToNextRegion(): void {
  const regions = [...document.querySelectorAll<HTMLElement>('[data-region]')];
  const at = regions.findIndex((region) => region.contains(document.activeElement));
  const next = regions[(at + 1) % regions.length];
  const inside = next?.querySelector<HTMLElement>('[data-active], button, section[tabindex="-1"]');
  inside?.focus();
}
