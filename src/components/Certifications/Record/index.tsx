import type {ReactNode} from 'react';
import type {Certification, RecordWords} from '../../../site/page-types';
import Facts, {Day} from '../../../ui/Facts';
import Icon from '../../../ui/Icon';
import Validity, {RegisterLink} from '../../../ui/Validity';
import TextLink from '../../../ui/TextLink';
import RichText from '../../../ui/RichText';
import styles from './styles.module.css';

interface Props {
  certificate: Certification;
  messages: RecordWords;
}

/** The facts that buyers check on a certificate. Visitors see the first ones at once and unfold the others. */
export default function Record({certificate, messages}: Props): ReactNode {
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
  const rest = [
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
          <Facts facts={rest} />
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
