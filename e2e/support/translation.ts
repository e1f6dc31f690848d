import type { BrowserContext } from '@playwright/test';

/** Translates every page of the context as Chrome does: each text, now and later, is replaced by two `font` elements. The
 * words stay, so that tests find them. */
export async function translatePages(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const translate = (root: Node) => {
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
      translate(document.body);
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes) if (node.isConnected) translate(node.parentNode ?? node);
      }).observe(document.body, { childList: true, subtree: true });
    });
  });
}
