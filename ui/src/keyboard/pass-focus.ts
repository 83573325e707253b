/** The card that holds this goes: the focus passes to its neighbour, else to the heading. */
export function passFocus(from: HTMLElement): void {
  const card = from.closest('li');
  const neighbour = card?.nextElementSibling ?? card?.previousElementSibling;
  (neighbour?.querySelector<HTMLElement>('a') ?? document.querySelector<HTMLElement>('main h1'))?.focus();
}
