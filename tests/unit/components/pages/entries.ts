/** Entries that one page owns and others name. */
import type * as z from 'zod';
import {projects} from '../../../../src/site/page-types/projects';
import {service} from '../../../../src/site/page-types/service';
import {read, topOf} from './pageOf';

/** @returns the page of a service, with its card. */
export const servicePage = (id: string, title: string) =>
  read(
    service,
    {
      sidebar_position: 1,
      service: {
        title,
        icon: 'compass',
        color: 'signal-text',
        description: `About ${title}`,
        features: ['First', 'Second', 'Third', 'Fourth'],
        image: `/img/services/${id}.jpg`,
        alt: `Photo of ${title}`,
      },
    },
    `services/${id}.mdx`,
  );

export const project = (id: string, discipline?: string) => ({
  id,
  title: `Title of ${id}`,
  client: `Client of ${id}`,
  discipline,
  description: `Description of ${id}`,
  image: `/img/projects/${id}.jpg`,
  alt: `Photo of ${id}`,
  logo: `/img/clients/${id}.svg`,
});

export const {trackRecordWords, jobWords} = topOf('pages/projects.mdx') as {
  trackRecordWords: NonNullable<z.input<typeof projects.schema>['trackRecordWords']>;
  jobWords: NonNullable<z.input<typeof projects.schema>['jobWords']>;
};
