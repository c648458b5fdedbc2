import {screen} from '@testing-library/react';
import Signature from '../../src/components/Signature';
import {plain} from '../../src/content/kinds/plain';
import site from '../mocks/site';
import {pageOf} from './pages/pageOf';
import {renderPart} from './render';

const signature = {signedBy: 'Managing Director', signed: '2026-03-02'};
const {labels} = site;
const facts = () => screen.getAllByRole('term').map((name) => [name.textContent, name.nextSibling?.textContent]);

describe('The signature of a policy', () => {
  it('says who has signed it, when, and by when it is reviewed', () => {
    renderPart(<Signature />, pageOf(plain, {signature: {...signature, reviewBy: '2027-03-01'}}));
    expect(facts()).toEqual([
      [labels.signedBy, 'Managing Director'],
      [labels.signed, '2 March 2026'],
      [labels.reviewBy, '1 March 2027'],
    ]);
  });

  it('leaves out the day of a review that nobody has set', () => {
    renderPart(<Signature />, pageOf(plain, {signature}));
    expect(facts().map(([name]) => name)).toEqual([labels.signedBy, labels.signed]);
  });
});
