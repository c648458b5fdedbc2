/** Ordinary prose of this trade, which causes no warning. */
import {lintWith} from '../../../src/cms/lint';
import {WARNINGS} from '../../../src/site/rules';
import {workInTestSite} from '../cms/site';

const site = workInTestSite();
const PAGE = 'pages/jetty.mdx';

const PROSE = `The yard covers more than 5 acres beside the creek.
Our crews work in two shifts, seven days a week.
The first skid left the yard on 14 March 2024.
On Monday, 30 November 2026 the terminal reopens.
We closed the gap on February 29, 2024.
The survey begins on 1 December and ends on 31 January.
Pressure: > 10 bar at the inlet, < 2 bar at the outlet.
The line carries 20,000 barrels a day (+ 5 % in the dry season).
Sizes from 1/2 in to 31/4 in are in stock.
Flanges of 3/4" and 29/32" are measured twice.
Numbers such as 08031 or 0803 are part codes.
Drawing 0803-123-4567-REV2 replaces the older one.
He had had two offers, and that that was true surprised us.
What it is is a pump with two stages, the operator said.
We work for Shell, for Total and for Chevron.
The tank, the pump and the valve are tested as one unit.
Whatever you build here, we test here.
Read more in [the safety policy](/policy-of-the-tests).
The [equipment list](/equipment) has every machine.
The XXL coverall is out of stock, and so is the XXXL one.
Roman numerals such as XXX are cast into old valves.
Todo Martins joined the board, and Tba River was surveyed.
A coming soon after the shutdown is not planned.
The third unit is coming soon after the second.
Here is what we do: we draw, we build, we run.
Of course, here and there a weld is repaired.
Insert the gasket, then tighten the bolts.
Your text messages reach the desk until 18:00.
Write to info@ferrowell.example or call +234 803 123 4567.
The client's portal is at https://tenders.client.example/list?id=12&lot=4.
The film is at [the exhibition’s page](https://www.fair.example/film?si=4).
Northwell and Harrowell are other companies of the trade.
Farewell was said to the old crane.
The Ferrowell crew, at [our page](https://www.ferrowell.example/about), is on site.
See https://maps.ferrowell.example for the plan.
A hydrotest holds 1.5 times the design pressure for 30 minutes.
We hold ISO 9001, ISO 14001 and ISO 45001 certificates.
API 6A valves are repaired on the bench.
NDT is done by people with Level II certificates.
The contract ran from March to June 2021.
Payment is due 30 days after the invoice.
The audit of 31 March 2025 found no fault.
Steel to ASTM A36, plates of 12 mm and pipes of 2 inch.
A permit to work is signed before each shift.
The crew of the MV Niger sails on Fridays.
Local content is above 80 % on all sites.
No lost-time injury was recorded in 2024.
Tenders are opened in public on the first Tuesday.
Our people come from Rivers, Delta and Lagos State.
Workers may stay at home when it storms.
Remote sites get a satellite link.
The office in Lagos answers within two working days.
Prices exclude VAT and are valid for 60 days.
We do not pay agents, and no one may ask you for a fee.
The valve is closed, the line is flushed, and the flange is opened.
The supplier is as reliable as the price is low.
Every weld has a number, a welder and a report.
We will, if asked, send the records by courier.
A second opinion was asked of a third party.
Spares for the pumps are kept in Warri and Port Harcourt.`.split('\n');

test('Ordinary prose of the trade, and lists and quotations that are meant, cause no warning', async () => {
  const meant = [
    '> We were on site in two days.',
    '- One entry',
    'Steps:\n\n- Draw\n- Build',
    '+ Draw\n+ Build',
    '> A line\n> 5 years later',
  ];
  const text = `${site.read(PAGE)}\n${[...PROSE, ...meant].join('\n\n')}\n`;
  const content = await site.inMemory.contentWith(new Map([[PAGE, text]]));
  const found = lintWith(WARNINGS, content, '2026-11-30').filter(({file}) => file === PAGE);
  expect(PROSE.length).toBeGreaterThanOrEqual(60);
  expect(found.map(({message}) => message)).toEqual([]);
});
