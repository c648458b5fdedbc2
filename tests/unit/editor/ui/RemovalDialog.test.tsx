import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {readSource} from '../../../../src/cms/content/source';
import {SITE_FILE} from '../../../../src/cms/parse';
import {deferredMessages} from '../../../../src/editor/messages/deferred';
import {targetOfPage} from '../../../../src/editor/state/uses';
import RemovalDialog from '../../../../src/editor/ui/RemovalDialog';
import {EditorContext} from '../../../../src/editor/ui/hooks/useEditor';
import {siteDefinition} from '../../../../src/site/site-definition';
import {FILE, TEXT, editorOf, nothing} from './editor-context';

const MENU = `navigation:
  - name: About
    href: /about
    dropdown:
      - {name: Clients, href: /about/clients}
`;

test('A page is removed before what refers to it, so that an undo shows the page', async () => {
  const put = jest.fn();
  const texts = new Map([
    [SITE_FILE, `${MENU}      - {name: History, href: /about/history}\n`],
    [FILE, TEXT],
  ]);
  const sourceOf = (file: string) => readSource(siteDefinition, file, Buffer.from(texts.get(file) ?? ''));
  render(
    <EditorContext value={editorOf({texts, sourceOf, put})}>
      <RemovalDialog
        {...{name: 'History', options: [], onRemoved: nothing, onClose: nothing}}
        target={targetOfPage(FILE)}
        except={{file: FILE, path: []}}
        removal={() => [[FILE, undefined]]}
      />
    </EditorContext>,
  );
  await userEvent.setup().click(screen.getByRole('button', {name: deferredMessages.removal.remove}));
  expect(put.mock.calls).toEqual([
    [
      [
        [FILE, undefined],
        [SITE_FILE, MENU],
      ],
    ],
  ]);
});
