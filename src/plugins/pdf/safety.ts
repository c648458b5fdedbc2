/** Prints the safety figures as a table and as large figures. */
import {interpolate} from '../../shared/interpolate';
import {RATE_HOURS, withCommas} from '../../shared/rates';
import {textCell, strong, table, type TableColumn} from './cells';
import type {Shape, Table} from './model';
import type {Stated} from './tables';

const [MANY] = RATE_HOURS;

/** @returns a table of the safety figures, the latest year first */
export function safetyTable({facts: {safety: all}, page}: Stated): Table[] {
  const words = page('plain', 'safety')?.safety?.words;
  if (!words || all.length === 0) return [];
  const per = interpolate(words.per, {hours: withCommas(MANY)});
  const columns: TableColumn<(typeof all)[number]>[] = [
    {key: 'period', name: words.period, cell: ({year}) => [[strong(String(year))]]},
    {key: 'hours', name: words.hours, cell: ({hours}) => textCell(withCommas(hours))},
    {key: 'fatalities', name: words.fatalities, cell: ({fatalities}) => textCell(fatalities)},
    {key: 'lostTime', name: words.lostTime, cell: ({lostTime}) => textCell(lostTime)},
    {key: 'recordable', name: words.recordable, cell: ({recordable}) => textCell(recordable)},
    {key: 'ltif', name: `${words.ltif} ${per}`, cell: ({ltif}) => [[strong(ltif)]]},
    {key: 'trir', name: `${words.trir} ${per}`, cell: ({trir}) => [[strong(trir)]]},
  ];
  return [table('safety', columns, all.toReversed())];
}

/** @returns the rates of the latest year and the totals of all years, as large figures */
export function safetyFigures({facts: {safety: all}, page}: Stated): Shape[] {
  const words = page('plain', 'safety')?.safety?.words;
  const [first, last] = [all[0], all.at(-1)];
  if (!words || !first || !last) return [];
  const per = interpolate(words.per, {hours: withCommas(MANY)});
  const years = first.year === last.year ? String(last.year) : `${first.year}–${last.year}`;
  const sum = (count: (year: (typeof all)[number]) => number) =>
    String(all.reduce((done, entry) => done + count(entry), 0));
  return [
    {
      t: 'figures',
      items: [
        {number: last.ltif, unit: words.ltif, label: [`${last.year}, ${per}`]},
        {number: last.trir, unit: words.trir, label: [`${last.year}, ${per}`]},
        {number: sum(({fatalities}) => fatalities), unit: words.fatalities, label: [years]},
        {number: sum(({recordable}) => recordable), unit: words.recordable, label: [years]},
      ],
    },
  ];
}
