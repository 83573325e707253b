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
export const doesWhat = 'What it does';
export const between = 'to';
export const playerKeys = 'Keys of the player';
export const portalKeys = 'Keys everywhere';

export const play = 'Play or pause';
export const tenSeconds = 'Back or forward by 10 seconds';
export const fiveSeconds = 'Back or forward by 5 seconds, while the player has the focus';
export const volume = 'Louder or quieter, while the player has the focus';
export const mute = 'Mute';
export const captions = 'Captions on or off';
export const fullScreen = 'Full screen';
export const theatre = 'Theatre: the player as wide as the window';
export const jump = 'Jump to the beginning, to 10 %, … to 90 %';
export const ends = 'To the beginning or the end, while the player has the focus';
export const speed = 'Slower or faster';
export const picture = 'One picture back or forward, while paused';
export const captionSize = 'Larger or smaller captions';
export const chapters = 'To the previous or the next chapter, while the player has the focus';
export const miniPlayer = 'Mini player: it goes on in a corner while you browse, or comes back from there';
export const next = 'To what is up next';
export const leave = 'Close the menu, then leave full screen';
export const help = 'Show these keys';

export const search = 'Go to the search field';
export const palette = 'Go to a page, or find an item by its title';
export const row = 'Walk along a row of cards';
export const menu = 'Walk through suggestions and menus';
export const open = 'Open what has the focus';
export const close = 'Close a menu, a drawer or a dialog';
export const goOn = 'Go on; the first one on a page skips to its content';

export const shortcuts = 'Keyboard shortcuts';
export const useShortcuts = 'Use keyboard shortcuts';
export const whenOff =
  'When they are off, letters, digits and signs do nothing. The space bar and the arrows go on working while the player has the focus.';
