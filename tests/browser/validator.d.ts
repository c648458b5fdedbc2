/** Types for two packages that have none, as far as the tests need them. */
declare module '@marbec/web-auto-extractor' {
  export interface Extracted {
    /** Every structured data object of the page, by its type. */
    jsonld: Record<string, Record<string, unknown>[]>;
    errors: unknown[];
  }

  export default class Extractor {
    constructor(options: {addLocation: boolean});
    parse(html: string): Extracted;
  }
}

declare module '@adobe/structured-data-validator' {
  import type {Extracted} from '@marbec/web-auto-extractor';

  export default class Validator {
    validate(found: Extracted): Promise<{issueMessage: string; severity: 'ERROR' | 'WARNING'}[]>;
  }
}
