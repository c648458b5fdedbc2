interface Modifiers {
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

/** @returns whether a browser opens a clicked link in a new tab or window, or saves it, because of the keys held down */
export const opensElsewhere = ({ctrlKey, metaKey, shiftKey, altKey}: Modifiers): boolean =>
  ctrlKey || metaKey || shiftKey || altKey;
