const day = new Intl.DateTimeFormat('en-GB', {dateStyle: 'long'});

/** @returns a day as people write it, where this device is */
export const formatDay = (date: Date): string => day.format(date);
