import {screen} from '@testing-library/react';
import NextProject from '../../../src/components/NextProject';
import ProjectFacts from '../../../src/components/ProjectFacts';
import ProjectPapers from '../../../src/components/ProjectPapers';
import ProjectPhotos from '../../../src/components/ProjectPhotos';
import ProjectResults from '../../../src/components/ProjectResults';
import Testimonial from '../../../src/components/Testimonial';
import {projects} from '../../../src/site/page-types/projects';
import {interpolate} from '../../../src/shared/interpolate';
import site from '../../mocks/site';
import {createSiteContext, dataOf, projectLabels, projectPage, read, servicePage} from './pages';
import {renderBlock} from './render';

describe('The page of a project', () => {
  const photo = (stage: 'before' | 'after') => ({
    image: `/img/projects/${stage}.jpg`,
    alt: `Photo from ${stage}`,
    caption: `Caption of ${stage}`,
    stage,
  });
  const skid = projectPage('skid', 'fabrication', {
    ...{from: '2024-03', to: '2024-11', people: 14, manHours: 9200, standards: ['ASME IX', 'BS 6349']},
    delivered: [{number: 1400, unit: 'm² of deck'}],
    photos: [photo('before'), photo('after')],
    quote: {words: 'Well done.', name: 'Ada Eze', position: 'Lead', consent: '2026-01-15'},
    papers: [{name: 'The certificate', file: '/files/completion.pdf'}],
  });
  const spool = projectPage('spool', 'fabrication');
  const survey = projectPage('survey', undefined, {outcome: {number: 12, unit: 'km surveyed'}});
  const beside = [read(projects, {projectLabels}), servicePage('fabrication', 'Fabrication')];
  const all = [skid, spool, survey];

  const renderProject = (page: (typeof all)[number]) =>
    renderBlock(
      <>
        <ProjectFacts />
        <ProjectResults />
        <ProjectPhotos />
        <Testimonial />
        <ProjectPapers />
        <NextProject />
      </>,
      dataOf(page, {beside: [...all.filter((other) => other !== page), ...beside]}),
    );
  const headings = () => screen.getAllByRole('heading', {level: 2}).map(({textContent}) => textContent);
  const labels = projectLabels;
  const NEXT = `${labels.next}: ${interpolate(labels.nextHeading, {service: 'Fabrication'})}`;

  it('shows its facts, figures, photos, quotation with consent, and documents', () => {
    renderProject(skid);
    expect(headings()).toEqual([
      labels.facts,
      `${labels.result}: ${labels.resultHeading}`,
      `${labels.pictures}: ${labels.picturesHeading}`,
      `${labels.quote}: “Well done.”`,
      `${labels.papers}: ${labels.papersHeading}`,
      NEXT,
    ]);
    for (const fact of [
      '1,400',
      '9,200',
      'Done in November 2024',
      'ASME IX, BS 6349',
      `${labels.consent} 15 January 2026`,
    ])
      expect(document.body).toHaveTextContent(fact);
    const certificate = screen.getByRole('link', {name: `The certificate ${site.labels.newTab}`});
    expect(certificate).toHaveAttribute('href', '/files/completion.pdf');
    expect(screen.getByRole('link', {name: 'Title of spool'})).toHaveAttribute('href', '/projects/spool');
  });

  it('has a title that fits the browser tab, and the full title as its heading', () => {
    const title = 'Replacement of the second compressor skid and of all its pipework at once';
    const page = projectPage('long', undefined, {title});
    expect(page.title).toBe('Replacement of the second compressor skid and of…');
    expect(dataOf(page, {beside}).heading).toBe(title);
  });

  it('shows no facts that it does not have, and no next project if it is the only one of its service', () => {
    renderProject(survey);
    expect(headings().slice(0, 1)).toEqual([labels.facts]);
    expect(headings()).not.toContain(NEXT);
    const values = screen.getAllByRole('definition').map(({textContent}) => textContent);
    expect(values).toEqual(['Client of survey', '12 km surveyed']);
  });

  it('is in the structured data with its client, service and time', () => {
    const [work] = skid.structuredData(createSiteContext([skid, ...beside], '2026-11-01'));
    const names = {name: 'Title of skid', sponsor: {name: 'Client of skid'}, about: {name: 'Fabrication'}};
    expect(work).toMatchObject({'@type': 'CreativeWork', ...names, temporalCoverage: '2024-03/2024-11'});
  });
});
