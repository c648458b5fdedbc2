export const plural = (count: number, item: string, many: string) => `${count} ${count === 1 ? item : many}`;
