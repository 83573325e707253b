import type { Page } from '@playwright/test';

// What axe cannot tell of a page: whether its texts are whole, and whether the focus is seen.

const common = `
  const name = (element) => {
    const label = element.getAttribute('aria-label') || element.textContent.trim().replace(/\\s+/g, ' ').slice(0, 40);
    return element.tagName.toLowerCase() + '.' + String(element.className.baseVal ?? element.className).split(' ')[0] + ' “' + label + '”';
  };
  const isHiddenFromSight = (element) => element.closest('.visually-hidden, .unseen');`;

/** Lines of text that an ancestor cuts off, other than with an ellipsis. What can be scrolled to is whole. */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(`(() => {${common}
    const found = new Set();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!node.textContent.trim() || isHiddenFromSight(element)) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter((box) => box.width > 1);
      for (let each = element; each && each !== document.body; each = each.parentElement) {
        const style = getComputedStyle(each);
        if (style.webkitLineClamp !== 'none' || style.textOverflow === 'ellipsis') break;
        if (/auto|scroll/.test(style.overflowX + style.overflowY)) break;
        if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
        const bounds = each.getBoundingClientRect();
        if (bounds.width <= 2 || bounds.height <= 2) break;
        const isCut = ({ left, right, top, bottom, height }) => {
          const isInside = right > bounds.left && left < bounds.right && bottom > bounds.top && top < bounds.bottom;
          const slack = height / 4;
          const isCutAside = style.overflowX !== 'visible' && (left < bounds.left - 2 || right > bounds.right + 2);
          const isCutAbove = style.overflowY !== 'visible' && (top < bounds.top - slack || bottom > bounds.bottom + slack);
          return isInside && (isCutAside || isCutAbove);
        };
        if (boxes.some(isCut)) found.add(name(element) + ' by ' + name(each).split(' ')[0]);
      }
    }
    return [...found];
  })()`);

export type Focus = {
  name: string;
  isShown: boolean;
  isRinged: boolean;
  /** Its parts are stops of Tab that only the browser knows: of a date. */
  hasParts: boolean;
  box: number[];
  coveredBy: string;
};

/** The element with the focus: whether any point of it is seen, and whether a ring tells of it. Nothing: the page has the focus. */
export const focusNow = (page: Page): Promise<Focus | undefined> =>
  page.evaluate(`(() => {${common}
    const active = document.activeElement;
    if (!active || active === document.body || active === document.documentElement) return undefined;
    const own = active.getBoundingClientRect();
    const isTiny = own.width < 4 || own.height < 4 || getComputedStyle(active).opacity === '0';
    const seen = isTiny ? (active.labels?.[0] ?? active.closest('label') ?? active.parentElement) : active;
    const box = seen.getBoundingClientRect();
    let coveredBy = '';
    let isShown = false;
    for (let x = 1; x < 8; x += 1)
      for (let y = 1; y < 8; y += 1) {
        const at = document.elementFromPoint(box.left + (box.width * x) / 8, box.top + (box.height * y) / 8);
        if (at && (seen.contains(at) || at.contains(seen))) isShown = true;
        else if (at) coveredBy = name(at);
      }
    const group = active.closest('article, label, li, [role=row]');
    const near = [active, active.parentElement, active.nextElementSibling, ...active.querySelectorAll('*'), group, ...(group?.querySelectorAll('*') ?? [])];
    const isRinged = near.some((each) => {
      if (!each) return false;
      return [undefined, '::before', '::after'].some((pseudo) => {
        const style = getComputedStyle(each, pseudo);
        return (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 1) || (each === active && style.boxShadow !== 'none');
      });
    });
    return { name: name(active), isShown, isRinged, hasParts: active.matches('[type=date], [type=time], [type=datetime-local]'), box: [box.x, box.y, box.width, box.height].map(Math.round), coveredBy };
  })()`);

/** Parts that scroll sideways and have an entry that is wider than the part: one would have to scroll to and fro to read it. */
export const sidewaysParts = (page: Page): Promise<string[]> =>
  page.evaluate(`(() => {${common}
    return [...document.querySelectorAll('body *')]
      .filter((each) => /auto|scroll/.test(getComputedStyle(each).overflowX) && each.scrollWidth > each.clientWidth + 1)
      .filter((each) => each.checkVisibility() && [...each.children].some((child) => child.offsetWidth > each.clientWidth + 1))
      .map(name);
  })()`);

/** Neighbours in a line from right to left of which a part of the later one lies to the right, as numbers do that nothing isolates. */
export const outOfOrder = (page: Page): Promise<string[]> =>
  page.evaluate(`(() => {${common}
    const isInline = (each) => getComputedStyle(each).display.startsWith('inline') && each.textContent.trim() && !isHiddenFromSight(each);
    const boxesOf = (each) => [...each.getClientRects()].filter((box) => box.width > 1);
    const middleOf = (box) => (box.top + box.bottom) / 2;
    const areInOneLine = (one, other) => one.top < middleOf(other) && middleOf(other) < one.bottom;
    return [...document.querySelectorAll('body *')]
      .filter((each) => {
        const next = each.nextElementSibling;
        const style = next && getComputedStyle(each.parentElement);
        if (!style || style.direction !== 'rtl' || style.unicodeBidi === 'plaintext' || !isInline(each) || !isInline(next)) return false;
        const others = boxesOf(next);
        return boxesOf(each).some((box) => others.some((other) => areInOneLine(box, other) && other.left > box.left));
      })
      .map((each) => name(each.parentElement));
  })()`);

/** Texts with a direction of their own, and empty fields, that begin far from where the lines around them begin. Code is read from the left. */
export const farTexts = (page: Page): Promise<string[]> =>
  page.evaluate(`(() => {${common}
    // Dates and times are written by the browser, in its own direction.
    const ofOtherSide = '[dir=ltr], [type=email], [type=url], [type=tel], [type=date], [type=time], [type=datetime-local]';
    const fields = [...document.querySelectorAll('input, textarea')].filter(
      (each) => !each.value && !each.matches(ofOtherSide) && getComputedStyle(each.parentElement).direction === 'rtl' && getComputedStyle(each).direction !== 'rtl',
    );
    const texts = [...document.querySelectorAll('body [dir]:not(input, textarea, pre)')]
      .filter((each) => {
        const style = getComputedStyle(each);
        const isLine = /^(block|grid)$/.test(style.display) && each.textContent.trim() && each.checkVisibility() && !each.firstElementChild;
        if (!isLine || getComputedStyle(each.parentElement).direction !== 'rtl' || style.textAlign === 'center') return false;
        const range = document.createRange();
        range.selectNodeContents(each);
        return each.getBoundingClientRect().right - range.getBoundingClientRect().right - parseFloat(style.paddingRight) > 4;
      });
    return [...texts, ...fields].map(name);
  })()`);

/** Headings in which a line ends within a word. */
export const brokenHeadings = (page: Page): Promise<string[]> =>
  page.evaluate(`(() => {${common}
    const words = new Intl.Segmenter(document.documentElement.lang, { granularity: 'word' });
    const isBroken = (node, { index, segment }) => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + segment.length);
      const tops = [...range.getClientRects()].filter((box) => box.width > 1).map((box) => box.top);
      return Math.max(...tops) - Math.min(...tops) > 8;
    };
    return [...document.querySelectorAll('h1, h2, h3')]
      .filter((each) => each.checkVisibility() && !isHiddenFromSight(each))
      .filter((each) => {
        const walker = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
        while (walker.nextNode())
          if ([...words.segment(walker.currentNode.data)].some((word) => isBroken(walker.currentNode, word))) return true;
        return false;
      })
      .map(name);
  })()`);

/** Sets the spacing that readers may set: WCAG 1.4.12. No style element: the page's policy refuses it. */
export const spaceTexts = (page: Page) =>
  page.evaluate(`(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(\`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }\`);
    document.adoptedStyleSheets.push(sheet);
    return new Promise(requestAnimationFrame);
  })()`);

export type Label = { name: string; text: string; lines: number; isCut: boolean };

/** What buttons, tabs, entries of menus, chips, badges, columns and the heading of the page say, in how many lines with their icons, and whether it ends in an ellipsis. */
export const labelsOf = (page: Page): Promise<Label[]> =>
  page.evaluate(`(() => {${common}
    const labels = 'button, [role=tab], [role^=menuitem], [role=option], thead th, nav a, header a, h1, [class*=chip_], .badge, [class*=badge_], [class*=button_]';
    const isSeen = (each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !isHiddenFromSight(each) && !each.closest('select') && each.offsetWidth > 2;
    return [...document.querySelectorAll(labels)].filter(isSeen).map((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const middleOf = (box) => (box.top + box.bottom) / 2;
      const middles = [...element.querySelectorAll('img, svg')].map((each) => middleOf(each.getBoundingClientRect()));
      const texts = [];
      let isCut = false;
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!node.data.trim() || !isSeen(node.parentElement)) continue;
        texts.push(node.data.trim());
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects()) if (box.width > 1) middles.push(middleOf(box));
        for (let each = node.parentElement; element.contains(each); each = each.parentElement)
          if (getComputedStyle(each).textOverflow === 'ellipsis' && each.scrollWidth > each.clientWidth + 1) isCut = true;
      }
      middles.sort((one, other) => one - other);
      const lines = middles.filter((middle, index) => index === 0 || middle - middles[index - 1] > 8).length;
      return { name: name(element).split(' ')[0], text: texts.join(' '), lines, isCut };
    });
  })()`);
