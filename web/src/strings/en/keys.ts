/** Names of keys that are words on the keyboard. */
export const space = 'Space';
export const home = 'Home';
export const end = 'End';
export const enter = 'Enter';
export const remove = 'Delete';
export const pageUp = 'Page Up';
export const pageDown = 'Page Down';
export const shift = 'Shift';
export const control = 'Ctrl';

export const key = 'Key';
export const doesWhat = 'Action';
export const between = 'to';
export const playerKeys = 'Player shortcuts';
export const portalKeys = 'Shortcuts everywhere';

export const play = 'Play or pause';
export const tenSeconds = 'Back or forward 10 seconds';
export const fiveSeconds = 'Back or forward 5 seconds, while the player has focus';
export const volume = 'Louder or quieter, while the player has focus';
export const mute = 'Mute';
export const captions = 'Captions on or off';
export const fullScreen = 'Full screen';
export const theatre = 'Theatre mode';
export const jump = 'Jump to the beginning, 10%, … 90%';
export const ends = 'Jump to the beginning or the end, while the player has focus';
export const speed = 'Slower or faster';
export const picture = 'Previous or next frame, while paused';
export const captionSize = 'Larger or smaller captions';
export const chapters = 'Previous or next chapter, while the player has focus';
export const miniPlayer = 'Mini player: keep watching in a corner while you browse, or return from it';
export const next = 'Play what is up next';
export const leave = 'Close the menu, then exit full screen';
export const help = 'Show these shortcuts';

export const search = 'Go to the search field';
export const palette = 'Go to a page, or find an item by its title';
export const row = 'Move along a row of cards';
export const menu = 'Move through suggestions and menus';
export const open = 'Open what has focus';
export const close = 'Close a menu, a drawer or a dialog';
export const goOn = 'Move to the next element; the first one on a page skips to its content';

export const shortcuts = 'Keyboard shortcuts';
export const useShortcuts = 'Use keyboard shortcuts';
export const whenOff =
  'When off, letters, digits and symbols do nothing. The space bar and the arrow keys still work while the player has focus.';
