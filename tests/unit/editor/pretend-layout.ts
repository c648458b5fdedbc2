/** jsdom has no layout, which ProseMirror asks about to scroll to the cursor. */
export function pretendLayout(): void {
  const none = () => [] as unknown as DOMRectList;
  Range.prototype.getClientRects = none;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  Element.prototype.getClientRects = none;
  document.elementFromPoint = () => null;
}
