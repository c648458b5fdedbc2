/** @returns the number of visible characters, without joiners, soft hyphens and the like. */
export const countVisibleCharacters = (text: string): number =>
  text.replace(/\p{Default_Ignorable_Code_Point}/gu, '').length;
