import {act, render, screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {useState, type ReactNode} from 'react';
import {writeEdit} from '../../../../src/cms/edit';
import {deferredMessages} from '../../../../src/editor/messages/deferred';
import Body from '../../../../src/editor/ui/Body';
import {EditorContext, type Editor} from '../../../../src/editor/ui/useEditor';
import {siteDefinition} from '../../../../src/site/site-definition';

const FILE = 'pages/services.mdx';
const withBody = (body: string) => `---\ntitle: Services\n---\n\n${body}`;
let text: string;

/** The part of the editor that writes what is typed into the page. */
function TestEditor(): ReactNode {
  const [now, setNow] = useState(text);
  text = now;
  const editor = {
    texts: new Map([[FILE, now]]),
    base: {texts: new Map([[FILE, now]]), files: new Map()},
    sizes: new Map(),
    sourceOf: () => undefined,
    edit: (file: string, edit: Parameters<typeof writeEdit>[3]) => {
      setNow((before) => writeEdit(siteDefinition, file, before, edit));
      return undefined;
    },
  } as unknown as Editor;
  return (
    <EditorContext value={editor}>
      <Body file={FILE} />
    </EditorContext>
  );
}

const renderBody = (body: string) => {
  text = withBody(body);
  return act(async () => {
    render(<TestEditor />);
    await Promise.resolve();
  });
};
const areas = () => screen.getAllByRole('textbox', {name: deferredMessages.body.text});

describe('The text of a page', () => {
  it('keeps its text area while it is empty, so that other words can be typed', async () => {
    await renderBody('We weld.\n');
    const user = userEvent.setup();
    const [area] = areas();
    if (!area) throw new Error('The text area is missing.');
    await user.clear(area);
    expect(areas()).toEqual([area]);
    await user.type(area, 'We drill.');
    expect([area, text]).toEqual([document.activeElement, withBody('We drill.\n')]);
  });

  it('is removed when it is left empty', async () => {
    await renderBody('We weld.\n');
    const user = userEvent.setup();
    await user.clear(areas()[0] as HTMLElement);
    await user.tab();
    await waitFor(() => expect(text).not.toContain('We weld.'));
  });

  it('contains one block after its name was typed letter by letter', async () => {
    await renderBody('We weld.\n\n<Values />\n\nWe haul.\n');
    const user = userEvent.setup();
    await user.type(areas()[0] as HTMLElement, '\n\n<Phases />');
    expect(text).toBe(withBody('We weld.\n\n<Phases />\n\n<Values />\n\nWe haul.\n'));
    await user.tab();
    expect(areas()).toHaveLength(2);
    expect(text.match(/<Phases \/>/g)).toHaveLength(1);
  });
});
