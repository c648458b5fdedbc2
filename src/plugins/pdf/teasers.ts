import {periodOf} from '../../shared/days';
import {withCommas} from '../../shared/rates';
import type {Shape} from './model';
import type {SheetPictures} from './pictures';
import type {Stated} from './tables';

/** How many jobs are with their photos above the table. */
const TEASERS = 3;

/** @returns the first jobs with what came of them in large figures, each with its photo */
export function teasers({page}: Stated, pictures: SheetPictures): Shape[] {
  const projects = (page('projects')?.projects ?? []).filter(({outcome}) => outcome !== undefined).slice(0, TEASERS);
  if (projects.length === 0) return [];
  return [
    {
      t: 'teasers',
      items: projects.map(({title, client, place, image, alt, outcome, ...period}) => ({
        title,
        words: [client, place, periodOf(period)].filter((word) => word !== undefined).join(', '),
        number: outcome ? withCommas(outcome.number) : '',
        unit: outcome?.unit ?? '',
        photo: pictures.photo(image, alt),
      })),
    },
  ];
}
