import {Fragment, type ReactNode} from 'react';
import preview from '@generated/preview/default/preview.json';
import type {Entry as EntryChange} from '@site/src/content/changes/sentences';
import {fillPlaces} from '../../../../shared/fill-places';
import What from '../What';

/** What happened to one entry of a list, or to one field. */
export default function Entry({name, changes, alsoOn}: EntryChange): ReactNode {
  return (
    <>
      {name && `${name}: `}
      {changes.map(({label, what}, index) => (
        <Fragment key={index}>
          {index > 0 && ', '}
          {label} <What what={what} />
        </Fragment>
      ))}
      {alsoOn.length > 0 && ` (${fillPlaces(preview.labels.alsoOn, {pages: alsoOn.join(', ')})})`}
    </>
  );
}
