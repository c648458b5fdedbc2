import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ProjectCard} from '../../site/page-types';
import {AspectBox} from '../../ui/Photo';
import LogoPlate from '../../ui/LogoPlate';
import useAnchors from '../../hooks/useAnchors';
import RichText from '../../ui/RichText';
import styles from './styles.module.css';

interface Props {
  projects: ProjectCard[];
  /** The projects to show, by default all. The others stay in the page but are hidden. */
  shown?: ProjectCard[];
  /** The address that all cards open. */
  to?: string;
  /** Shows the clients' logos, and loads the pictures of the first projects at once. */
  complete?: boolean;
}

/** The number of projects whose pictures the loading screen waits for. Later ones load as the visitor scrolls. */
const AWAITED_CARDS = 10;

/** Projects as a grid. The first one is larger. */
export default function ProjectCards({projects, shown = projects, ...card}: Props) {
  return (
    <div className={`grid ${styles.cards}`}>
      {projects.map((project, index) => {
        const hidden = !shown.includes(project);
        const position = hidden ? index : shown.indexOf(project);
        return (
          <Card
            key={project.id}
            project={project}
            lead={project === shown[0]}
            hidden={hidden}
            later={position >= AWAITED_CARDS}
            {...card}
          />
        );
      })}
    </div>
  );
}

const LEAD_SIZES = '(min-width: 62em) 61vw, 91vw';
const SIZES = '(min-width: 62em) 30vw, (min-width: 40em) 45vw, 91vw';

interface CardProps {
  project: ProjectCard;
  /** The first card of the grid, larger than the others. */
  lead: boolean;
  hidden: boolean;
  /** The card is far down in a long list, so it is smaller on phones and its pictures load late. */
  later: boolean;
  /** The address that the card opens. A card without one has the project's id, so that links can point to it. */
  to?: string;
  /** Shows the client's logo, and loads the pictures before the visitor scrolls to them. */
  complete?: boolean;
}

/** One project. Without `to`, the card opens the project's own page. */
function Card({project, lead, hidden, later, to, complete}: CardProps) {
  const {id, path, title, client, description, image, alt, logo} = project;
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
          <Link to={to ? `${to}#${id}` : path} className={clsx('cover', styles.title, complete && styles.own)}>
            {title}
          </Link>
        </h3>
        <RichText as="p" className={styles.description} text={description} />
      </div>
    </article>
  );
}
