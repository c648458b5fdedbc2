import {useState} from 'react';
import Link from '@docusaurus/Link';
import ProjectCards from '../../ui/ProjectCards';
import TextLink from '../../ui/TextLink';
import type {ProjectData} from '../../site/page-types';
import {PROJECTS} from '../../shared/addresses';
import {interpolate} from '../../shared/interpolate';
import Page from '../Page';
import styles from './styles.module.css';
import NumberedList from '../../ui/NumberedList';
import RichText from '../../ui/RichText';
import Register, {Day} from '../../ui/Facts';
import {periodOf} from '../../shared/days';
import {withCommas} from '../../shared/rates';
import DimensionLine from '../../ui/DimensionLine';
import Lightbox, {PhotoLink} from '../../components/Gallery/Lightbox';
import TaggedSection from '../TaggedSection';

type StoryProps = Pick<ProjectData, 'story' | 'messages'>;

const ROW = 3;

/** If the photos do not fill rows of three, the first row has two. */
const sizesOf = (count: number) => `(min-width: 40em) ${count % ROW === 0 ? '31vw' : '46vw'}, 91vw`;

/**
 * The page of a project with a story. Missing parts of the story have no section. It prints on one page of A4, with all
 * details that the screen hides behind a click.
 */
export default function ProjectPage({page}: {page: ProjectData}) {
  const {job, story, messages, service, next} = page;
  const {photos, said: quotation, papers, delivered = job.outcome && [job.outcome]} = story;
  return (
    <Page page={page}>
      <div className={styles.sheet}>
        <Facts page={page} />
        <Task story={story} messages={messages} />
        {delivered && (
          <TaggedSection tag={messages.result} heading={messages.resultHeading} tone="ink">
            <Figures figures={delivered} />
          </TaggedSection>
        )}
        {photos && (
          <TaggedSection tag={messages.pictures} heading={messages.picturesHeading}>
            <Photos story={story} messages={messages} />
          </TaggedSection>
        )}
        <Method story={story} messages={messages} />
        {quotation && (
          <TaggedSection tag={messages.said} heading={`“${quotation.words}”`} statement>
            <p className={styles.by} data-axis>
              <strong>{quotation.name}</strong>
              {quotation.position}
              <span className="note">
                {messages.consent} <Day day={quotation.consent} />
              </span>
            </p>
          </TaggedSection>
        )}
        {papers && (
          <TaggedSection tag={messages.papers} heading={messages.papersHeading}>
            <ul className={styles.papers} data-axis>
              {papers.map(({name, file}) => (
                <li key={file}>
                  <TextLink to={file}>{name}</TextLink>
                </li>
              ))}
            </ul>
          </TaggedSection>
        )}
        {next && (
          <TaggedSection
            tag={messages.next}
            heading={interpolate(messages.nextHeading, {service: service?.name ?? ''})}
            link={{to: PROJECTS, name: messages.all}}>
            <ProjectCards projects={[next]} to={next.page ? undefined : PROJECTS} />
          </TaggedSection>
        )}
      </div>
    </Page>
  );
}

/** What the client needed, and what was done, as a numbered list. */
function Task({story: {question, scope}, messages}: StoryProps) {
  if (!question && !scope) return null;
  return (
    <TaggedSection tag={messages.task} heading={messages.taskHeading}>
      {question && <RichText as="p" className="lead" data-axis text={question} />}
      {scope && <NumberedList items={scope} axis />}
    </TaggedSection>
  );
}

/** The facts that buyers ask for first, across the page like the title block of a drawing. */
function Facts({page: {job, service, story, messages}}: {page: ProjectData}) {
  const {client, place, contract, outcome, to} = job;
  return (
    <section className={`wrap ${styles.facts}`}>
      <h2 className="srOnly">{messages.facts}</h2>
      <Register
        row
        facts={[
          {name: messages.client, value: client},
          {name: messages.discipline, value: service && <Link to={service.path}>{service.name}</Link>},
          {name: messages.place, value: place},
          {name: messages.period, value: periodOf(job)},
          {name: messages.contract, value: contract},
          {name: messages.status, value: to && interpolate(messages.handedOver, {month: periodOf({to}) ?? to})},
          {
            name: messages.outcome,
            // Without other figures the outcome is a large figure below.
            value: story.delivered && outcome && <RichText text={`${withCommas(outcome.number)} ${outcome.unit}`} />,
          },
        ]}
      />
    </section>
  );
}

/** Who did the work, which standards they followed, and what they learned. */
function Method({story: {people, hours, standards, learned}, messages}: StoryProps) {
  const figures = [
    {number: people, unit: messages.people},
    {number: hours, unit: messages.hours},
  ].flatMap(({number, unit}) => (number === undefined ? [] : {number, unit}));
  if (figures.length === 0 && !standards && !learned) return null;
  return (
    <TaggedSection tag={messages.way} heading={messages.wayHeading} tone="alt">
      {figures.length > 0 && <Figures figures={figures} />}
      {(standards ?? learned) && (
        <div className={styles.words} data-axis>
          {standards && (
            <div>
              <h3>{messages.standards}</h3>
              <ul className={styles.standards}>
                {standards.map((standard) => (
                  <li key={standard}>{standard}</li>
                ))}
              </ul>
            </div>
          )}
          {learned && (
            <div>
              <h3>{messages.learned}</h3>
              <RichText as="p" text={learned} />
            </div>
          )}
        </div>
      )}
    </TaggedSection>
  );
}

/** The results of a project as large figures, each with a dimension line above its unit. */
function Figures({figures}: {figures: NonNullable<ProjectData['story']['delivered']>}) {
  return (
    <dl className={styles.figures} data-axis>
      {figures.map(({number, unit}) => (
        <div key={unit}>
          <dt>{unit}</dt>
          <dd>
            {withCommas(number)}
            <DimensionLine className={styles.line} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The photos in their order, each below the name of its work stage. They open in the lightbox. */
function Photos({story: {photos = []}, messages}: StoryProps) {
  const [opened, setOpened] = useState<number>();
  return (
    <>
      <ul className={styles.photos}>
        {photos.map(({image, alt, caption, stage}, index) => (
          <li key={image.src}>
            <figure>
              <PhotoLink photo={image} alt={alt} sizes={sizesOf(photos.length)} onOpen={() => setOpened(index)} />
              <figcaption>
                <strong>{messages[stage]}</strong> <RichText text={caption} />
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {opened !== undefined && (
        <Lightbox
          photos={photos.map(({image, alt, caption, stage}) => ({src: image, alt, caption, category: messages[stage]}))}
          start={opened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
