import type { BrowserContext } from '@playwright/test';

/** Translates a page as Chrome does, once it has loaded: each text, now and later, is replaced by two `font` elements. The
 * words stay, so that tests find them. It runs in the page, as its source. */
export function translate(): void {
  const replace = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('font, script, style, textarea, option, svg'))
        continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  addEventListener('load', () => {
    document.documentElement.classList.add('translated-ltr');
    replace(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node.isConnected) replace(node.parentNode ?? node);
    }).observe(document.body, { childList: true, subtree: true });
  });
}

export const translatePages = (context: BrowserContext): Promise<unknown> => context.addInitScript(translate);
