import {screen} from '@testing-library/react';
import {pageOf} from './pages';
import {renderBlock} from './render';
import Signature from '../../../src/components/Signature';
import {plain} from '../../../src/site/page-types/plain';
import site from '../../mocks/site';

describe('The signature of a policy', () => {
  const signature = {signedBy: 'Managing Director', signed: '2026-03-02'};
  const {labels} = site;
  const facts = () => screen.getAllByRole('term').map((name) => [name.textContent, name.nextSibling?.textContent]);

  it('says who signed it, when, and when its review is due', () => {
    renderBlock(<Signature />, pageOf(plain, {signature: {...signature, reviewBy: '2027-03-01'}}));
    expect(facts()).toEqual([
      [labels.signedBy, 'Managing Director'],
      [labels.signed, '2 March 2026'],
      [labels.reviewBy, '1 March 2027'],
    ]);
  });

  it('omits the day of the review if it is not set', () => {
    renderBlock(<Signature />, pageOf(plain, {signature}));
    expect(facts().map(([name]) => name)).toEqual([labels.signedBy, labels.signed]);
  });
});
