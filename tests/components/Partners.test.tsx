import {screen} from '@testing-library/react';
import Partners from '../../src/components/Partners';
import {renderPart} from './render';

const flag = (code: string) => ({src: `/assets/img/${code}.svg`, width: 640, height: 480});
const partner = (country: string, flags: object[]) => ({
  name: `Maker in ${country}`,
  logo: {src: '/assets/img/maker.svg', width: 200, height: 80},
  description: 'What it makes.',
  country,
  flags,
});
const country = (name: string) => screen.getByText(name);

describe('The OEM partner cards', () => {
  beforeEach(() =>
    renderPart(<Partners />, {
      partners: [
        partner('Germany', [flag('de')]),
        partner('Tunisia and Houston', [flag('tn'), flag('us')]),
        partner('International', []),
      ],
    }),
  );

  it('show the flag of the country beside its name, as decoration', () => {
    const flags = country('Germany').querySelectorAll('img');
    expect(flags).toHaveLength(1);
    expect(flags[0]).toHaveAttribute('alt', '');
  });

  it('show two flags for Tunisia and Houston', () => {
    expect(country('Tunisia and Houston').querySelectorAll('img')).toHaveLength(2);
  });

  it('show a globe for an unknown country', () => {
    expect(country('International').querySelectorAll('img')).toHaveLength(0);
    expect(country('International').querySelector('use')).toHaveAttribute('href', '/assets/icons.svg#world');
  });

  it('await their logos, not their flags', () => {
    expect(document.querySelectorAll('img[loading="eager"]')).toHaveLength(3);
  });
});
