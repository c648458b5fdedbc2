/** The facts of all pages as one JSON file for the systems of buyers. */
import {COMPANY_FILE, COMPANY_SCHEMA} from '../../shared/addresses';
import type {CompanyFile} from './company-schema';
import type {Facts} from './facts';
import type {Download} from './page-type';
import type {Site} from './site';

/** Domains of this ending are reserved for examples (RFC 2606). */
const RESERVED = '.example';

/** The fields that hold an address of the site. */
const ADDRESSES = ['page', 'file', 'completion'];

/** @returns the file. */
export function companyFile(
  {since: year, ...stated}: Facts,
  questions: CompanyFile['questions'],
  {legalName, address, phones, email, url}: Site,
): Download {
  const data: CompanyFile = {
    $schema: url + COMPANY_SCHEMA,
    company: {
      name: legalName,
      address,
      phones,
      email,
      url,
      since: year,
      sample: new URL(url).hostname.endsWith(RESERVED) || undefined,
    },
    questions: [...questions],
    ...stated,
  };
  const whole = (key: string, value: unknown) =>
    typeof value === 'string' && ADDRESSES.includes(key) ? url + value : value;
  return {path: COMPANY_FILE, content: `${JSON.stringify(data, whole, 1)}\n`, forAll: true};
}
