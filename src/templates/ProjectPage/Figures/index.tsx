import type {ReactNode} from 'react';
import DimensionLine from '../../../ui/DimensionLine';
import type {ProjectData} from '../../../site/page-types';
import {withCommas} from '../../../shared/rates';
import styles from './styles.module.css';

/** The results of a project as large figures, each with a dimension line above its unit. */
export default function Figures({figures}: {figures: NonNullable<ProjectData['story']['delivered']>}): ReactNode {
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
