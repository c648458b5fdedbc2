import {useState, type ReactNode} from 'react';
import {isPage, pageTypeOf} from '../../../cms/parse';
import {siteDefinition} from '../../../site/site-definition';
import {targetOfPage, usesOf} from '../../state/uses';
import {messages} from '../../messages';
import {pageNameOf, useEditor} from '../hooks/useEditor';
import RemovalDialog from '.';

/** Removes a page or a file. If other pages show or link it, the person chooses what they show afterwards. */
export default function RemovePage({file, className}: {file: string; className?: string}): ReactNode {
  const editor = useEditor();
  const {put, texts, checked} = editor;
  const [isAsked, setAsked] = useState(false);
  const [target, except] = [targetOfPage(file), {file, path: []}];
  const type = pageTypeOf(siteDefinition, file);
  const byId = type.collection !== undefined;
  const options = [...texts.keys()]
    .filter((other) => isPage(other) && other !== file && (!byId || pageTypeOf(siteDefinition, other) === type))
    .map((other) => ({target: targetOfPage(other), name: pageNameOf(other, editor)}));
  return (
    <>
      <button
        className={className}
        onClick={() => {
          if (usesOf(target, checked?.content.sources ?? [], except).length > 0) setAsked(true);
          else put([[file, undefined]]);
        }}>
        {isPage(file) ? messages.panel.removePage : messages.panel.removeFile}
      </button>
      {isAsked && (
        <RemovalDialog
          name={pageNameOf(file, editor)}
          {...{target, except, options}}
          removal={() => [[file, undefined]]}
          onRemoved={() => setAsked(false)}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
