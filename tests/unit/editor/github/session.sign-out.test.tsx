import {waitFor} from '@testing-library/react';
import {signOut, watchSignOut} from '../../../../src/editor/github/session';

const TOKEN_KEY = 'edit.token';
const end = jest.fn();
let stop: () => void;

beforeEach(() => {
  end.mockReset();
  sessionStorage.setItem(TOKEN_KEY, 'token');
  stop = watchSignOut('staff', end);
});
afterEach(() => stop());

const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), {persisted}));

describe('An editor', () => {
  it('ends when its account signs out in another tab, and only then', async () => {
    signOut('colleague');
    signOut('staff');
    await waitFor(() => expect(end).toHaveBeenCalledTimes(1));
  });

  it('ends when Back brings it back after a sign-out', () => {
    show(true);
    expect(end).not.toHaveBeenCalled();
    sessionStorage.removeItem(TOKEN_KEY);
    show(false);
    expect(end).not.toHaveBeenCalled();
    show(true);
    expect(end).toHaveBeenCalledTimes(1);
  });
});
