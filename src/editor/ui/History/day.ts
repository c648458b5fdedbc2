const day = new Intl.DateTimeFormat('en-GB', {dateStyle: 'long'});

/** @returns a day as people write it, in the time zone of this device */
export const formatDay = (date: Date): string => day.format(date);
