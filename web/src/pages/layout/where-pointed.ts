import { openDialog } from '@tv/client/lib/layout/dialogs.ts';
import { listenForPalette } from '@tv/ui/palette/listen-for-palette.ts';
import { prefetchPages } from './prefetch-pages.ts';

/** What a page needs only where there is a pointer, and so a keyboard. Answers how to end it. */
export function startWherePointed(): () => void {
  const ends = [prefetchPages(), listenForPalette(() => openDialog({ name: 'palette' }))];
  return () => ends.forEach((end) => end?.());
}
