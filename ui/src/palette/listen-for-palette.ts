/** Calls `open` at Ctrl+K, on a Mac Command+K. Answers how to end that. */
export function listenForPalette(open: () => void): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
    if (event.shiftKey || event.altKey || event.defaultPrevented) return;
    event.preventDefault();
    open();
  };
  addEventListener('keydown', onKeyDown);
  return () => removeEventListener('keydown', onKeyDown);
}
