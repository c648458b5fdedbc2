import {countryCodes} from '../../../src/cms/values/countries';
import {flagLogo} from '../../../src/cms/images/uses';
import {flagOf} from '../../../src/node/picture-facts';

test('The flags of a partner follow from its countries, and an unknown country has none', async () => {
  const flags = async (country: string) => {
    const found = await Promise.all(countryCodes(country).map(flagOf));
    return found.flatMap(flagLogo).map(({src}) => /^\/assets\/img\/([a-z]{2})\./.exec(src)?.[1]);
  };
  const expected = {Germany: ['de'], 'United Kingdom': ['gb'], norway: ['no'], 'Tunisia and Houston': ['tn', 'us']};
  for (const [country, codes] of Object.entries({...expected, International: [], Atlantis: []}))
    expect([country, await flags(country)]).toEqual([country, codes]);
});
