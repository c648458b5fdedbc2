import {FALSE_OFFERS_PATH} from '../site/openings';
import {usePage} from '../hooks/usePage';
import TaggedSection from '../ui/TaggedSection';
import Recruitment from './Recruitment';

/** How to recognise a false offer, below the body of each opening. It is empty if the site has no page about it. */
export default function FalseOffers() {
  const labels = usePage('opening').recruitment?.recruitmentLabels;
  if (!labels) return null;
  return (
    <TaggedSection
      tag={labels.tag}
      heading={labels.heading}
      tone="alt"
      link={{to: FALSE_OFFERS_PATH, name: labels.more}}>
      <Recruitment />
    </TaggedSection>
  );
}
