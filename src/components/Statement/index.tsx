import type {ReactNode} from 'react';
import {usePage} from '../../hooks/usePage';
import Facts from '../../layout/Facts';
import Section from '../../layout/Section';
import SectionHead from '../../layout/SectionHead';

interface Props {
  tag: string;
  heading: string;
  line: string;
  facts?: {name: string; value: string}[];
}

const Part = ({tag, heading, line, facts}: Props): ReactNode => (
  <Section>
    <SectionHead tag={tag}>
      <h2>
        <span className="srOnly">{tag}: </span>
        {heading}
      </h2>
    </SectionHead>
    <div data-axis>
      <p>{line}</p>
      {facts && <Facts facts={facts} />}
    </div>
  </Section>
);

/** What the check of these words found, and, where these pages are made by the program that was tested, what its tests found. */
export default function Statement(): ReactNode {
  const {words, program} = usePage('statement').statement;
  return (
    <>
      <Part {...words} />
      {program && <Part {...program} />}
    </>
  );
}
