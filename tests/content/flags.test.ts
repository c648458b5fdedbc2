import {countryCodes} from '../../src/content/base/countries';
import {flagOf} from '../../src/node/flags';
import {flagLogo} from '../../src/content/pictures/uses';

const codes = async (country: string) => {
  const flags = await Promise.all(countryCodes(country).map(flagOf));
  return flags.flatMap(flagLogo).map(({src}) => /^\/assets\/img\/([a-z]{2})\./.exec(src)?.[1]);
};

describe('The flag of an OEM partner', () => {
  it('derives from the country', async () => {
    expect(await codes('Germany')).toEqual(['de']);
    expect(await codes('United Kingdom')).toEqual(['gb']);
    expect(await codes('norway')).toEqual(['no']);
    expect(await codes('Japan')).toEqual(['jp']);
  });

  it('is two flags for Tunisia and Houston', async () => {
    expect(await codes('Tunisia and Houston')).toEqual(['tn', 'us']);
  });

  it('is none for an unknown country', async () => {
    expect(await codes('International')).toEqual([]);
    expect(await codes('Atlantis')).toEqual([]);
  });
});
