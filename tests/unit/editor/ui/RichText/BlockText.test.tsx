import {render, screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import BlockText from '../../../../../src/editor/ui/RichText/BlockText';
import {pretendLayout} from '../../pretend-layout';

describe('The suggested wording of a block', () => {
  beforeAll(pretendLayout);

  it('is shown without Markdown, and undone by its own steps', async () => {
    const onChange = jest.fn();
    render(<BlockText text="We **weld** pipes." label="Your wording" isFocused onChange={onChange} />);
    const box = screen.getByRole('textbox', {name: 'Your wording'});
    expect(box).toHaveTextContent('We weld pipes.');
    expect(box).toHaveFocus();
    await userEvent.keyboard('{Control>}ab{/Control}');
    expect(onChange).toHaveBeenLastCalledWith('We weld pipes.');
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(onChange).toHaveBeenLastCalledWith('We **weld** pipes.');
    expect(screen.getByText('weld').tagName).toBe('STRONG');
    await userEvent.keyboard('{Control>}y{/Control}');
    expect(onChange).toHaveBeenLastCalledWith('We weld pipes.');
  });
});
