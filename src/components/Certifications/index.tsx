import type {ReactNode} from 'react';
import {slug} from '../../shared/slug';
import {AspectBox} from '../../ui/Photo';
import Record from './Record';
import useAnchors from '../../hooks/useAnchors';
import RichText from '../../ui/RichText';
import {usePage} from '../../hooks/usePage';
import styles from './styles.module.css';

const SIZES = '(min-width: 80em) 22vw, (min-width: 40em) 45vw, 91vw';

/** Certificates and licences, each with its picture and a badge with its year. */
export default function Certifications(): ReactNode {
  const {certifications, recordWords} = usePage('certifications');
  useAnchors(certifications.map(({name}) => slug(name)));
  return (
    <div className={styles.certificates}>
      {certifications.map((certificate) => (
        <article key={certificate.name} id={slug(certificate.name)} className={styles.certificate}>
          <AspectBox photo={certificate.image} alt={certificate.alt} sizes={SIZES}>
            <p className={styles.year}>{certificate.year}</p>
          </AspectBox>
          <div className={styles.words}>
            <p className="note">{certificate.category}</p>
            <h3>{certificate.name}</h3>
            <RichText as="p" className={styles.description} text={certificate.description} />
            {certificate.issue && <p className="note">{certificate.issue}</p>}
          </div>
          {recordWords && <Record certificate={certificate} messages={recordWords} />}
        </article>
      ))}
    </div>
  );
}
