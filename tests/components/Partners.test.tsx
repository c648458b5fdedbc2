import {screen} from '@testing-library/react';
import Partners from '../../src/components/Partners';
import {oem} from '../../src/content/kinds/oem';
import {pageOf} from './pages/pageOf';
import {renderPart} from './render';

const page = pageOf(oem, {
  partners: ['Germany', 'Tunisia and Houston', 'International'].map((place) => ({
    name: `Maker in ${place}`,
    logo: '/img/oem/maker.svg',
    description: 'What it makes.',
    country: place,
  })),
  advantages: [{title: 'Genuine parts'}],
});
const country = (name: string) => screen.getByText(name);

describe('The OEM partner cards', () => {
  beforeEach(() => void renderPart(<Partners />, page));

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
