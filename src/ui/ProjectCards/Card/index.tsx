import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ProjectCard} from '../../../site/page-types';
import AspectBox from '../../AspectBox';
import LogoPlate from '../../LogoPlate';
import useAnchors from '../../../hooks/useAnchors';
import RichText from '../../RichText';
import styles from './styles.module.css';

const LEAD_SIZES = '(min-width: 62em) 61vw, 91vw';
const SIZES = '(min-width: 62em) 30vw, (min-width: 40em) 45vw, 91vw';

interface Props {
  project: ProjectCard;
  /** It leads the grid, larger than the others. */
  lead: boolean;
  hidden: boolean;
  /** It is far down in a long list, so it is smaller on phones and its pictures are fetched when it comes near. */
  later: boolean;
  /** Where the card leads. A card without it carries the project's id, so that links can lead to it. */
  to?: string;
  /** Shows the client's logo, and fetches its pictures without being scrolled to, unless data are saved. */
  complete?: boolean;
}

/** One project: its photo, its client, what was done. Where nothing else is said, one with a page of its own leads there. */
export default function Card({project, lead, hidden, later, to, complete}: Props): ReactNode {
  const {id, title, client, description, image, alt, logo, page} = project;
  const leadsTo = to ? `${to}#${id}` : page;
  useAnchors(to ? [] : [id]);
  const awaited = complete && !later;
  return (
    <article
      id={to ? undefined : id}
      className={clsx(styles.card, lead && styles.lead, later && styles.later)}
      hidden={hidden}>
      <AspectBox photo={image} alt={alt} sizes={lead ? LEAD_SIZES : SIZES} awaited={awaited}>
        {complete && <LogoPlate logo={logo} eager={awaited} className={styles.logo} />}
      </AspectBox>
      <div className={styles.words}>
        <p className="note">{client}</p>
        <h3>
          {leadsTo ? (
            <Link to={leadsTo} className={clsx('cover', styles.title, complete && styles.own)}>
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        <p className={styles.description}>
          <RichText text={description} />
        </p>
      </div>
    </article>
  );
}
