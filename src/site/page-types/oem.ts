import * as z from 'zod';
import {country, list, logo, sample, sentences, text, unique} from '../../cms/schema';
import {definePageType} from './page-type';
import {Tile, contentPageFields} from './shared';

const OemPartner = z.strictObject({
  name: unique(text("The manufacturer's name.", 'Rheinwerk Valves', 60)),
  logo: logo('/img/oem/rheinwerk.svg'),
  description: sentences('What it makes, in one sentence.', 'Isolation and safety valves for process service.'),
  country: country('The country in English. The site adds its flag.', 'Germany'),
  sample,
});

export const oem = definePageType({
  name: 'oem',
  files: ['oem.mdx'],

  schema: z.strictObject({
    ...contentPageFields,
    partners: list(OemPartner, 'The manufacturers, in the order in which they are shown.', 9),
    advantages: list(Tile, 'The Partnership Advantages.'),
  }),
  show: (data, {flagsOf}) => ({
    ...data,
    partners: data.partners.map((partner) => ({...partner, flags: flagsOf(partner.country)})),
  }),
});
