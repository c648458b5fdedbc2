import {defineRule, type Examples} from '../define-rule';

export const rule = defineRule({
  id: 'own-address',
  messages: {
    own: [
      '{field*} "{value}" is an address of this site, so it is not independent evidence.',
      'Write the address of a page of the issuer, or remove the line.',
    ],
  },
  check: {
    field: (report, {value, meta}, {index: {url}}) => {
      if (meta.elsewhere && url !== undefined && `${value}/`.startsWith(`${url}/`)) report({message: 'own'});
    },
  },
});

export const docs = 'A field for the address of another organisation does not contain an address of this site.';

export const examples: Examples<typeof rule> = {
  'about/certifications | register: https://register.example/000000': {
    invalid: [['register: «https://www.ferrowell.example/about/certifications»', 'own']],
  },
};
