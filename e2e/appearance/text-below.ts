/** The texts of the page's main part that reach into the strip to the right of `left`. */
export const findText = ({ left, top, height }: { left: number; top: number; height: number }) => {
  type Box = { left: number; right: number; top: number; bottom: number };
  type Part = { parentElement: Part | null; textContent: string; getBoundingClientRect: () => Box };
  const page = globalThis as unknown as {
    document: {
      querySelector: (selector: string) => Part;
      createRange: () => { selectNodeContents: (node: Part) => void; getClientRects: () => Iterable<Box> };
      createTreeWalker: (of: Part, what: number) => { nextNode: () => Part | null };
    };
    getComputedStyle: (of: Part) => { overflowX: string };
  };
  const found: string[] = [];
  const walker = page.document.createTreeWalker(page.document.querySelector('main'), 4);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    let right = Infinity;
    for (let each = node.parentElement; each; each = each.parentElement)
      if (page.getComputedStyle(each).overflowX !== 'visible')
        right = Math.min(right, each.getBoundingClientRect().right);
    const range = page.document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects())
      if (
        box.left < right &&
        Math.min(box.right, right) > left + 1 &&
        box.bottom > top &&
        box.top < top + height
      )
        found.push(node.textContent.slice(0, 40));
  }
  return found;
};
