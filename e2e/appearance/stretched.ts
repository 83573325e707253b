import type { Page } from '@playwright/test';

/** Fields of the API's answers that people have written, and that screens show in a line or a few. */
const written = new Set([
  'title',
  'name',
  'organizationName',
  'fileName',
  'text',
  'label',
  'firstName',
  'lastName',
  'displayName',
]);
const lists = new Set(['tags', 'speakers']);
/** Answers that stay as they are: their names are the product's own, or the page reads them. */
const unchanged =
  /\/(configuration|IntegrationsConfiguration|MediaPlayerSettings|DownloadLinks|AnalyticsEvents|Processings\/Events)/;

/** Answers of the API come with every written text `length` characters long, without a place to break. */
export async function stretchTexts(page: Page, length: number): Promise<string> {
  const text = 'Wohnungsbaugesellschaft'.repeat(Math.ceil(length / 23)).slice(0, length);
  await page.route(/\/api\//, async (route) => {
    const request = route.request();
    if (request.method() !== 'GET' || unchanged.test(request.url())) return route.continue();
    const response = await route.fetch();
    if (!/json/.test(response.headers()['content-type'] ?? '')) return route.fulfill({ response });
    const json = JSON.stringify(await response.json(), (key, value: unknown) => {
      if (written.has(key) && typeof value === 'string') return text;
      if (lists.has(key) && Array.isArray(value)) return [text, text, text];
      return value;
    });
    await route.fulfill({ response, body: json });
  });
  return text;
}

/**
 * Where such a text is painted outside the piece that it belongs to – a button, a link, an entry, a card, a cell, the menu,
 * the header, a dialog, the window – in words. What an ancestor cuts off or lets scroll counts as inside.
 */
export const findBursts = (page: Page, text: string): Promise<string[]> =>
  page.evaluate(
    ({ text }) => {
      type Box = { left: number; right: number; top: number; bottom: number };
      type Node = {
        parentElement: Node | null;
        textContent: string;
        tagName: string;
        className: string;
        closest: (selector: string) => Node | null;
        getAttribute: (name: string) => string | null;
        getBoundingClientRect: () => Box;
        checkVisibility: (options: object) => boolean;
      };
      const page = globalThis as unknown as {
        innerWidth: number;
        document: {
          body: Node;
          createRange: () => {
            selectNodeContents: (node: Node) => void;
            getClientRects: () => Iterable<Box>;
          };
          createTreeWalker: (of: Node, what: number) => { nextNode: () => Node | null };
        };
        getComputedStyle: (of: Node) => { overflowX: string; clip: string; clipPath: string };
      };
      const pieces =
        'button, a, li, article, nav, header, dialog, [role="dialog"], td, th, [role="gridcell"], fieldset, main';
      const name = ({ tagName, className }: Node) => `${tagName.toLowerCase()}.${className}`;
      const found = new Set<string>();
      const walker = page.document.createTreeWalker(page.document.body, 4);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        if (!element || !node.textContent.includes(text)) continue;
        if (/^(SCRIPT|TITLE)$/.test(element.tagName) || element.closest('.visually-hidden')) continue;
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        let [left, right] = [0, page.innerWidth];
        let isClipped = false;
        for (let each: Node | null = element; each; each = each.parentElement) {
          if (page.getComputedStyle(each).overflowX === 'visible' || each === page.document.body) continue;
          isClipped = true;
          const box = each.getBoundingClientRect();
          [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
        }
        const range = page.document.createRange();
        range.selectNodeContents(node);
        const boxes = [...range.getClientRects()];
        const beyond = Math.max(0, ...boxes.map((box) => Math.max(-box.left, box.right - page.innerWidth)));
        if (beyond > 1 && !isClipped) found.add(`window: ${beyond} px, ${name(element)}`);
        for (
          let piece = element.closest(pieces);
          piece;
          piece = piece.parentElement?.closest(pieces) ?? null
        ) {
          const bounds = piece.getBoundingClientRect();
          for (const box of boxes) {
            const seen = { left: Math.max(box.left, left), right: Math.min(box.right, right) };
            const over = Math.max(bounds.left - seen.left, seen.right - bounds.right);
            if (seen.right > seen.left && over > 1)
              found.add(`${name(piece)}: ${Math.round(over)} px, ${name(element)}`);
          }
          if (/dialog/i.test(piece.tagName + (piece.getAttribute('role') ?? ''))) break;
        }
      }
      return [...found];
    },
    { text },
  );
