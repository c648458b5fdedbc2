export const media = {
  /** The media queries that match, word for word. */
  matching: new Set<string>(),
  match: (query: string) =>
    ({
      matches: media.matching.has(query),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList,
};

/** Replaces IntersectionObserver; `enter` brings the observed elements into view. */
export class Viewport implements IntersectionObserver {
  static observers = new Set<Viewport>();

  static enter(): void {
    for (const observer of Viewport.observers)
      observer.notify([{isIntersecting: true} as IntersectionObserverEntry], observer);
  }

  readonly root = null;
  readonly rootMargin = '';
  readonly thresholds = [];
  readonly scrollMargin = '';

  constructor(private readonly notify: IntersectionObserverCallback) {}

  observe(): void {
    Viewport.observers.add(this);
  }

  disconnect(): void {
    Viewport.observers.delete(this);
  }

  unobserve(): void {
    Viewport.observers.delete(this);
  }

  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}
