import {slug} from '../../shared/slug';
import {AspectBox} from '../../ui/Photo';
import useAnchors from '../../hooks/useAnchors';
import RichText from '../../ui/RichText';
import {usePage} from '../../hooks/usePage';
import type {Certification, RecordLabels} from '../../site/page-types';
import Facts, {Day} from '../../ui/Facts';
import Icon from '../../ui/Icon';
import Validity, {RegisterLink} from '../Validity';
import TextLink from '../../ui/TextLink';
import styles from './styles.module.css';

const SIZES = '(min-width: 80em) 22vw, (min-width: 40em) 45vw, 91vw';

/** Certificates and licences, each with its picture and a badge with its year. */
export default function Certifications() {
  const {certifications, recordLabels} = usePage('certifications');
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
          {recordLabels && <Record certificate={certificate} messages={recordLabels} />}
        </article>
      ))}
    </div>
  );
}

/** The facts that buyers check on a certificate. Visitors see the first ones at once and expand the others. */
function Record({certificate, messages}: {certificate: Certification; messages: RecordLabels}) {
  const {name, number, issuer, accreditedBy, scope, issued, validUntil, register, file} = certificate;
  const inRegister = register && <RegisterLink to={register} name={name} messages={messages} />;
  const first = [
    {name: messages.scope, value: scope && <RichText text={scope} />},
    {name: messages.number, value: number},
    {name: messages.issuer, value: issuer},
    {
      name: messages.validity,
      value: validUntil && (
        <Validity paper={certificate} messages={messages}>
          {inRegister && <p>{inRegister}</p>}
        </Validity>
      ),
    },
  ];
  const moreFacts = [
    {name: messages.accreditedBy, value: accreditedBy},
    {name: messages.issued, value: issued && <Day day={issued} />},
    {name: messages.check, value: inRegister},
  ];
  const isMore = [accreditedBy, issued, register, file].some((value) => value !== undefined);
  if (!isMore && [scope, number, issuer, validUntil].every((value) => value === undefined)) return null;
  return (
    <>
      <div className={styles.first}>
        <Facts facts={first} />
      </div>
      {isMore && (
        <details className={styles.more}>
          <summary>
            {messages.more}
            <span className="srOnly"> {name}</span>
            <Icon name="chevron-down" className={styles.mark} />
          </summary>
          <Facts facts={moreFacts} />
          {file && (
            <p className={styles.file}>
              <TextLink to={file}>{messages.file}</TextLink>
            </p>
          )}
        </details>
      )}
    </>
  );
}
