import {act, renderHook} from '@testing-library/react';
import {useFormer} from '../../src/edit/shell/Field/useFormer';

test('What stood in a field before is told of what a person writes there, and not of what another entry brings there', () => {
  const {result, rerender} = renderHook(({words}) => useFormer(words), {initialProps: {words: 'Goldgate Bank'}});
  act(() => result.current[1]('Goldgate Trust'));
  rerender({words: 'Goldgate Trust'});
  expect(result.current[0]).toBe('Goldgate Bank');
  rerender({words: 'Delta Marine'});
  expect(result.current[0]).toBe('Delta Marine');
});
