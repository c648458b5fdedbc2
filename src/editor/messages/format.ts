/** Numbers, days and times as people write them, in the time zone of this device. */
export const plural = (count: number, item: string, many: string) => `${count} ${count === 1 ? item : many}`;

export const formatDay = (date: Date): string => date.toLocaleString('en-GB', {dateStyle: 'long'});
export const formatClock = (date: Date): string => date.toLocaleString('en-GB', {timeStyle: 'short'});
export const formatTime = (date: Date): string => date.toLocaleString('en-GB', {dateStyle: 'long', timeStyle: 'short'});
