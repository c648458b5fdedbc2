import type {ReactNode, SelectHTMLAttributes} from 'react';
import {addressOf, headingIds, SITE_FILE, headingParts} from '../../../cms/parse';
import {inMenuOrder} from '../../state/page-order';
import {deferredMessages} from '../../messages/deferred';
import {pageNameOf, useEditor} from '../hooks/useEditor';

interface Props extends SelectHTMLAttributes<HTMLSelectElement> {
  value: string;
  choose: (address: string) => void;
}

/** Chooses a page of the site, or a section of one, by its title. */
export default function PageSelect({value, choose, ...attributes}: Props): ReactNode {
  const editor = useEditor();
  const {site, texts, sourceOf} = editor;
  const files = [...texts.keys()].filter((file) => file !== SITE_FILE);
  const pages = inMenuOrder(files, site?.navigation ?? []).map(({file, path}) => {
    const tree = sourceOf(file)?.body?.tree;
    const sections = (tree ? headingIds(tree) : []).map(({heading, id}) => ({
      address: `${path}#${id}`,
      name: headingParts(heading).title,
    }));
    return {path, name: pageNameOf(file, editor), sections};
  });
  const isKnown = pages.some(({path, sections}) => path === value || sections.some(({address}) => address === value));
  return (
    <select {...attributes} value={value} onChange={({target}) => choose(target.value)}>
      {!isKnown && <option value={value}>{value || deferredMessages.link.none}</option>}
      {pages.map(({path, name, sections}) => (
        <optgroup key={path} label={name}>
          <option value={path}>{`${name}, ${deferredMessages.link.top}`}</option>
          {sections.map((section) => (
            <option key={section.address} value={section.address}>
              {`${name}: ${section.name}`}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
}

/** @returns the full address for one that is relative to its page (`#people`) */
export const toFullAddress = (target: string, file: string): string =>
  target.startsWith('#') ? addressOf(file) + target : target;
