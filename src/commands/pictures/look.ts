/** What the browser knows of a page: its elements and its styles, as plain data. These functions run inside the page. */

export interface ElementLook {
  tag: string;
  /** Which child of its parent it is, from 1. */
  place: number;
  attributes: Record<string, string>;
  children: (ElementLook | string)[];
}

/** One declaration of a style sheet, for one selector. */
export interface Declaration {
  /** The at-rules around it, outermost first. */
  context: string;
  selector: string;
  property: string;
  value: string;
}

export interface PageLook {
  body: ElementLook;
  declarations: Declaration[];
}

/** @returns what the page is made of. Runs inside the page, so it may use nothing from outside itself. */
export function lookOf(): PageLook {
  const UNSEEN = new Set(['script', 'link', 'noscript', 'template']);
  const declarations: Declaration[] = [];

  function elementOf(element: globalThis.Element, place: number): ElementLook {
    let elements = 0;
    const children = [...element.childNodes].flatMap((node): (ElementLook | string)[] => {
      if (node instanceof globalThis.Element) {
        elements += 1;
        return UNSEEN.has(node.localName) ? [] : [elementOf(node, elements)];
      }
      const text = node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '').trim() : '';
      return text ? [text] : [];
    });
    const attributes = Object.fromEntries(
      // Names that React makes up count the parts before them.
      Array.from(element.attributes, ({name, value}) => [name, value.replace(/_R_[0-9a-z]+_/g, '')]),
    );
    return {tag: element.localName, place, attributes, children};
  }

  /** `color: red; margin: 0px;` as the browser writes it. */
  function readStyle(style: CSSStyleDeclaration, context: string, selector: string): void {
    for (const declaration of style.cssText.split(/;\s*(?=[-\w]+:\s|$)/)) {
      const [, property, value] = /^([-\w]+):\s*(.*)$/s.exec(declaration) ?? [];
      if (property !== undefined && value !== undefined) declarations.push({context, selector, property, value});
    }
  }

  function readRules(rules: CSSRuleList, context: string): void {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) {
        for (const selector of rule.selectorText.split(/,\s*(?![^(]*\))/)) readStyle(rule.style, context, selector);
      } else if ('style' in rule) {
        readStyle(rule.style as CSSStyleDeclaration, context, rule.cssText.replace(/\s*\{.*$/s, ''));
      }
      if ('cssRules' in rule) {
        const around = rule.cssText.slice(0, rule.cssText.indexOf('{')).trim();
        readRules(rule.cssRules as CSSRuleList, `${context}${around} `);
      }
    }
  }

  for (const sheet of document.styleSheets) readRules(sheet.cssRules, '');
  return {body: elementOf(document.body, 1), declarations};
}

/** A part of a page, in CSS pixels from its corner; right and bottom are the first that are outside. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where an element stands, and the classes by which its part is known, its own first. */
export interface PlacedBox extends Box {
  classes: string[];
  isVisible: boolean;
}

/** @returns the elements of each selector, with their places on the page. Runs inside the page. */
export function placesOf(selectors: string[]): PlacedBox[][] {
  function describe(element: globalThis.Element): PlacedBox {
    const {left, top, right, bottom} = element.getBoundingClientRect();
    const classes: string[] = [];
    for (let one: globalThis.Element | null = element; one; one = one.parentElement) classes.push(...one.classList);
    return {
      left: left + scrollX,
      top: top + scrollY,
      right: right + scrollX,
      bottom: bottom + scrollY,
      classes,
      isVisible: element.checkVisibility(),
    };
  }
  return selectors.map((selector) => {
    try {
      return Array.from(document.querySelectorAll(selector), describe);
    } catch {
      // A selector that this browser does not know matches nothing on its screen either.
      return [];
    }
  });
}
