import useAnchors from '../../hooks/useAnchors';
import {usePage} from '../../hooks/usePage';
import type {ContactPointData as Data, DataOf} from '../../site/page-types';
import Facts from '../../ui/Facts';
import TextLink from '../../ui/TextLink';
import ContactText from '../../ui/ContactText';
import RichText from '../../ui/RichText';
import {telephoneLink, telephonesIn} from '../../shared/telephone-links';
import styles from './styles.module.css';

/** The contact points of the company, each with an address to link to. */
export default function Contacts() {
  const {contacts = [], contactLabels} = usePage('contact');
  useAnchors(contacts.map(({id}) => id));
  return (
    <div className={styles.contacts}>
      {contactLabels &&
        contacts.map((contact) => <ContactCard key={contact.id} contact={contact} messages={contactLabels} />)}
    </div>
  );
}

/** One contact point: its purpose, how soon it replies, the person, how to contact them, and what happens next. */
function ContactCard({contact, messages}: {contact: Data; messages: NonNullable<DataOf<'contact'>['contactLabels']>}) {
  const {id, name, position, person, phone, email, whatsapp, hours, answer, steps, protection} = contact;
  const {labels} = usePage('contact');
  return (
    <article id={id} className={styles.contact}>
      <div>
        <h3>{name}</h3>
        <RichText as="p" className="note" text={answer} />
      </div>
      <address>
        <Facts
          beside
          facts={[
            {
              name: messages.who,
              value: (
                <>
                  {person && <span>{person}</span>}
                  {person && <br />}
                  <span>{position}</span>
                </>
              ),
            },
            {
              name: labels.phone,
              value:
                phone &&
                telephonesIn(phone).map((number) => (
                  <a key={number} href={telephoneLink(number)}>
                    {number}
                  </a>
                )),
            },
            {name: labels.email, value: email && <a href={`mailto:${email}`}>{email}</a>},
            {name: messages.whatsapp, value: whatsapp && <TextLink to={whatsapp}>{messages.chat}</TextLink>},
            {name: messages.hours, value: hours && <RichText text={hours} />},
          ]}
        />
      </address>
      {steps && (
        <div className={styles.more}>
          <h4>{messages.steps}</h4>
          <ol>
            {steps.map((step) => (
              <li key={step}>
                <ContactText text={step} />
              </li>
            ))}
          </ol>
        </div>
      )}
      {protection && (
        <div className={styles.more}>
          <h4>{messages.protection}</h4>
          <RichText as="p" text={protection} />
        </div>
      )}
    </article>
  );
}
