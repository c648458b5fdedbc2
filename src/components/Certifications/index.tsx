import type {ReactNode} from 'react';
import {slug} from '../../shared/slug';
import Frame from '../../layout/Frame';
import useAnchors from '../../hooks/useAnchors';
import Words from '../../layout/Words';
import {usePage} from '../../hooks/usePage';
import styles from './styles.module.css';

const SIZES = '(min-width: 80em) 22vw, (min-width: 40em) 45vw, 91vw';

/** The certificates and licences, each with its picture and the badge of its year. */
export default function Certifications(): ReactNode {
  const {certifications} = usePage('certifications');
  useAnchors(certifications.map(({name}) => slug(name)));
  return (
    <div className={styles.certificates}>
      {certifications.map(({name, category, description, image, alt, year, issue}) => (
        <article key={name} id={slug(name)} className={styles.certificate}>
          <Frame photo={image} alt={alt} sizes={SIZES}>
            <p className={styles.year}>{year}</p>
          </Frame>
          <div className={styles.words}>
            <p className="note">{category}</p>
            <h3>{name}</h3>
            <p className={styles.description}>
              <Words text={description} />
            </p>
            {issue && <p className="note">{issue}</p>}
          </div>
        </article>
      ))}
    </div>
  );
}
