import {screen} from '@testing-library/react';
import Footer from '../../../src/theme/Footer';
import site from '../../mocks/site';
import {plainPage, renderBlock} from '../components/render';

const {labels} = site;

describe('The footer', () => {
  it("has a copyright line with the current year at the visitor's clock", () => {
    jest.useFakeTimers({now: new Date('2031-06-01T12:00:00Z')});
    renderBlock(<Footer />);
    expect(screen.getByRole('contentinfo')).toHaveTextContent(`© 2031 ${site.legalName}`);
    jest.useRealTimers();
  });

  it('says when the page was last revised, if the history has it', () => {
    const {unmount} = renderBlock(<Footer />, {...plainPage, revised: '2026-11-21'});
    expect(screen.getByRole('contentinfo')).toHaveTextContent('21 November 2026');
    unmount();
    renderBlock(<Footer />);
    expect(screen.getByRole('contentinfo')).not.toHaveTextContent(labels.revised);
  });
});
