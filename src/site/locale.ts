/** The nation and the language of this site. The engine and the editor get them from the site's definition. */
import type {Locale} from '../cms/definition/site-definition';
import {dayAt} from '../shared/days';

export const LOCALE: Locale = {
  language: 'en-NG',
  // Lagos is one hour ahead of UTC all year (https://www.iana.org/time-zones, Africa/Lagos).
  utcOffset: '+01:00',
  dialCode: '234',
};

/** @returns the date in Lagos */
export const siteDay = (): string => dayAt(LOCALE.utcOffset);
