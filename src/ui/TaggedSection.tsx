import type {ReactNode} from 'react';
import type {Tone} from '../site/page-types';
import ArrowLink from './ArrowLink';
import Section from './Section';
import SectionHead from './SectionHead';

interface Props {
  tag: string;
  heading: string;
  /** True for a long heading. */
  statement?: true;
  tone?: Tone;
  /** A link beside the heading. */
  link?: {to: string; name: string};
  children: ReactNode;
}

/** A section whose name and heading are labels of the site. Screen readers read the short name with the heading. */
export default function TaggedSection({tag, heading, statement, tone, link, children}: Props) {
  return (
    <Section tone={tone}>
      <SectionHead tag={tag} statement={statement && 'yes'}>
        <h2>
          <span className="srOnly">{`${tag}: `}</span>
          {heading}
        </h2>
        {link && <ArrowLink to={link.to}>{link.name}</ArrowLink>}
      </SectionHead>
      {children}
    </Section>
  );
}
