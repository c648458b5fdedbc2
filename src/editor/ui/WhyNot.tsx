import type {ReactNode} from 'react';
import {reviewMessages} from '../messages/review';

/** Why something could not be done, and the page of GitHub where the person can go on, if there is one. */
export default function WhyNot({failure, url}: {failure?: string; url?: string}): ReactNode {
  if (failure === undefined) return null;
  return (
    <div role="alert">
      <p>{failure}</p>
      {url !== undefined && (
        <p>
          <a href={url} target="_blank" rel="noreferrer">
            {reviewMessages.github}
          </a>
        </p>
      )}
    </div>
  );
}
