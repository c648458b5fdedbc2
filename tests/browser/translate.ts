import type {Page} from '@playwright/test';

/**
 * Imitates Chrome's translator: replaces each text node with two `font` elements, even those that are added later. A
 * script that changes a text node which is no longer in the page is reported as an error.
 * @param growth how much longer the words become; 0.35 for German
 * @see https://github.com/facebook/react/issues/11538
 */
export const translate = (page: Page, growth = 0): Promise<void> =>
  page.evaluate((growth) => {
    const font = 'font' as string;
    const lengthen = (word: string): string => word + word.slice(0, Math.round(word.length * growth)).toLowerCase();
    const replace = (text: Node): void => {
      const {parentElement} = text;
      if (parentElement?.closest('script, style, noscript, textarea, font') !== null || !text.nodeValue?.trim()) return;
      const outer = document.createElement(font);
      const inner = outer.appendChild(document.createElement(font));
      inner.textContent = text.nodeValue.replace(/\p{L}+/gu, lengthen);
      parentElement.replaceChild(outer, text);
    };
    const translateBelow = (root: Node): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      texts.forEach(replace);
    };
    const own = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue') ?? {};
    Object.defineProperty(Node.prototype, 'nodeValue', {
      ...own,
      set(this: Node, value: string) {
        if (!this.isConnected) throw new Error(`A text that a translator has replaced is changed to “${value}”.`);
        own.set?.call(this, value);
      },
    });
    translateBelow(document.body);
    new MutationObserver((changes) => {
      for (const {target, addedNodes} of changes) {
        if (target.nodeType === Node.TEXT_NODE) replace(target);
        for (const node of addedNodes) {
          if (node.nodeType === Node.TEXT_NODE) replace(node);
          else translateBelow(node);
        }
      }
    }).observe(document.body, {childList: true, characterData: true, subtree: true});
  }, growth);
