/** @returns how many signs of a text take room: joiners, soft hyphens and the like do not. */
export const lettersIn = (text: string): number => text.replace(/\p{Default_Ignorable_Code_Point}/gu, '').length;
