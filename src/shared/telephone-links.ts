/** @returns a telephone number as a plus and digits */
export const toDialNumber = (phone: string): string => phone.replace(/[^\d+]/g, '');

export const telephoneLink = (phone: string): string => `tel:${toDialNumber(phone)}`;

/** @returns the telephone numbers of a field, where commas separate them. */
export const telephonesIn = (phones: string): string[] => phones.split(',').map((phone) => phone.trim());
