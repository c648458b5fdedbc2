/** A look at the live site from outside, as a visitor has it. */
import {BUILD_RECORD} from '../../node/build-record';
import {get} from '../verify/requests';
import {actFlaws, searchFlaws} from './acts';
import {asker, answerHash, type Findings} from './answers';
import {certificateFlaws} from './certificate';
import {sendEnquiry} from './enquiry';
import {formFlaws} from './forms';
import {pageFlaws} from './pages';
import {publishedAt} from './published';
import {dayToShow, recordFlaws, toldBy} from './record';
import {registerFlaws} from './registers';

interface Options {
  /** Also what is looked at once a week: registers, and an enquiry that is sent the whole way. */
  weekly: boolean;
}

export type AllFindings = Required<Findings>;

/** While a deploy goes live, what is seen may be of two builds; then it is looked at again. */
const LOOKS = 3;

/**
 * @param site its origin
 * @returns a sentence for each thing that is wrong, and for each that could not be looked at; never throws
 */
export async function look(site: string, options: Options, looks = LOOKS): Promise<AllFindings> {
  const certificate = await certificateFlaws(site);
  try {
    const told = await toldBy(site);
    const found = await lookFurther(site, told);
    const changed = found.wrong.length > 0 && answerHash(told.answer) !== answerHash(await get(site + BUILD_RECORD));
    if (changed && looks > 1) return await look(site, options, looks - 1);
    return joined([certificate, found, ...(options.weekly ? await weekly(site, told) : [])]);
  } catch (error) {
    return joined([certificate, {wrong: [error instanceof Error ? error.message : String(error)]}]);
  }
}

type ToldBySite = Awaited<ReturnType<typeof toldBy>>;

async function lookFurther(site: string, told: ToldBySite): Promise<AllFindings> {
  const {record, day} = told;
  const own = await recordFlaws(site, told);
  if (record.kind === 'preview') return joined([{wrong: own}]);
  const ask = asker(site);
  // Of a commit that this clone does not know nothing can be expected; that is among the flaws of the record.
  const published = tryPublished(record.commit, dayToShow(day));
  if (!published) return joined([{wrong: own}, await pageFlaws(ask, record, ['/'])]);
  return joined([
    {wrong: own},
    await pageFlaws(ask, record, published.pages),
    await actFlaws(ask, published),
    await searchFlaws(ask, published),
    await formFlaws(ask, site, record, published),
  ]);
}

async function weekly(site: string, {record, day}: ToldBySite): Promise<Findings[]> {
  const published = tryPublished(record.commit, dayToShow(day));
  if (!published) return [];
  return [await registerFlaws(published.registers), await sendEnquiry(site, record, published)];
}

function tryPublished(...args: Parameters<typeof publishedAt>): ReturnType<typeof publishedAt> | undefined {
  try {
    return publishedAt(...args);
  } catch {
    return undefined;
  }
}

const joined = (found: readonly Findings[]): AllFindings => ({
  wrong: found.flatMap(({wrong = []}) => wrong),
  unseen: found.flatMap(({unseen = []}) => unseen),
});
