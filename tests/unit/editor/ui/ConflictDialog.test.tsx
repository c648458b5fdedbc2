import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {signOut} from '../../../../src/editor/github';
import {historyMessages} from '../../../../src/editor/messages/history';
import ConflictDialog from '../../../../src/editor/ui/ConflictDialog';
import {EditorContext} from '../../../../src/editor/ui/hooks/useEditor';
import {FILE, TEXT, editorOf, nothing, renderLate} from './editor-context';

const {both, moved} = historyMessages.choose;
const withHeading = (heading: string) => TEXT.replace('heading: Careers', `heading: ${heading}`);

test('A text written from two others is there again after the dialog was closed, until the person signs out', async () => {
  const current = {texts: new Map([[FILE, withHeading('Jobs')]]), files: new Map()};
  const openDialog = async () => {
    const {unmount} = await renderLate(
      <EditorContext value={editorOf({show: nothing})}>
        <ConflictDialog
          {...{base: current, names: moved, done: nothing, onClose: nothing}}
          changes={[{file: FILE, before: TEXT, now: withHeading('Work')}]}
        />
      </EditorContext>,
    );
    return {box: screen.getByLabelText<HTMLTextAreaElement>(both), close: unmount};
  };
  const first = await openDialog();
  expect(first.box).toHaveValue('Work');
  await userEvent.type(first.box, ' and jobs');
  first.close();
  const again = await openDialog();
  expect(again.box).toHaveValue('Work and jobs');
  again.close();
  signOut();
  expect((await openDialog()).box).toHaveValue('Work');
});
